import type { Plugin } from 'vite'

/** Preloads the two fonts of the first paint by their built names. */
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
        const own = Object.values(bundle ?? {}).filter(
          (file) =>
            file.type === 'asset' && file.originalFileNames.some((name) => name.startsWith('src/styles/fonts/')),
        )
        return own.map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: base + fileName },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}
