import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'

/**
 * Makes the built folder fit for any static host: the page stands at every fixed address, and as 404.html for the rest.
 * A build with demo data has its wall of states too, and asks search engines to stay away.
 */
export function staticHost({ mock }: { mock: boolean }): Plugin {
  let outDir = ''
  return {
    name: 'alderway:static-host',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
    },
    transformIndexHtml: () =>
      mock ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }] : [],
    closeBundle() {
      const index = path.join(outDir, 'index.html')
      const addresses = [...fixedPaths, ...(mock ? ['/__states'] : [])]
      for (const address of addresses.filter((fixed) => fixed !== '/')) {
        const folder = path.join(outDir, address)
        mkdirSync(folder, { recursive: true })
        copyFileSync(index, path.join(folder, 'index.html'))
      }
      copyFileSync(index, path.join(outDir, '404.html'))
      writeFileSync(path.join(outDir, '.nojekyll'), '')
    },
  }
}
