import type { Plugin } from 'vite'

const preloaded = ['fraunces-latin-wght-normal', 'instrument-sans-latin-wght-normal']

/** Preloads the two fonts of the first paint, under the name that the build gave them. */
export function fontPreload(): Plugin {
  let base = '/'
  return {
    name: 'alderway:font-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => preloaded.some((name) => file.includes(name)))
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + file },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
