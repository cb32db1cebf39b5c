import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'

/**
 * Makes the built folder fit for any static host: the page stands at every fixed address, and as 404.html for the rest.
 * A build with demo data has its wall of states too, and asks search engines to stay away. With `siteUrl`, the origin at
 * which the site will stand, the documents name their picture and their own address absolutely; throws where that is not
 * a URL.
 */
export function staticHost({ mock, siteUrl }: { mock: boolean; siteUrl?: string }): Plugin {
  let outDir = ''
  let root: URL | undefined
  return {
    name: 'alderway:static-host',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
      root = siteUrl ? new URL(config.base, siteUrl) : undefined
    },
    transformIndexHtml: () =>
      mock ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }] : [],
    closeBundle() {
      const index = path.join(outDir, 'index.html')
      const html = withAbsolutePicture(readFileSync(index, 'utf8'), root)
      // These two answer for addresses without a file as well, so they name none as their own.
      writeFileSync(index, html)
      writeFileSync(path.join(outDir, '404.html'), html)
      const addresses = [...fixedPaths, ...(mock ? ['/__states'] : [])]
      for (const address of addresses.filter((fixed) => fixed !== '/')) {
        const folder = path.join(outDir, address)
        mkdirSync(folder, { recursive: true })
        writeFileSync(path.join(folder, 'index.html'), withOwnAddress(html, address, root))
      }
      writeFileSync(path.join(outDir, '.nojekyll'), '')
    },
  }
}

/** Social networks take the picture by its absolute URL alone. Takes the document and, if known, where the site stands. */
export function withAbsolutePicture(html: string, root: URL | undefined): string {
  if (!root) return html
  return html.replace(/(property="og:image" content=")([^"]+)/, (_, before: string, picture: string) =>
    before.concat(new URL(picture, root).href),
  )
}

/** The document with the address it is served at. The site takes both out when it starts: a visitor moves on. */
export function withOwnAddress(html: string, address: string, root: URL | undefined): string {
  if (!root) return html
  const { href } = new URL(address.slice(1), root)
  return html.replace(
    '</head>',
    `  <link data-shell rel="canonical" href="${href}" />\n    <meta data-shell property="og:url" content="${href}" />\n  </head>`,
  )
}
