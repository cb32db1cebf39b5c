import type { Plugin } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'
import { pageNameAttribute, shellAttribute } from '../../src/protocol.ts'
import { withPage, withScripts } from '../prerender/document.ts'
import { compileInlineScript } from '../prerender/inlineScript.ts'
import { renderPages } from '../prerender/pages.ts'
import { withCriticalCss } from './criticalCss.ts'
import { findPageScripts } from './pageScripts.ts'
import { folderOf, listForSearchEngines } from './searchEngines.ts'
import { documentPolicy, hostFiles, hostHeaders, type Target, withPolicy } from './securityPolicy.ts'

/** Prerenders every public page, and writes an empty shell for the admin's pages and as 404.html. */
export function staticHost({ siteUrl, ...target }: Target & { siteUrl?: string }): Plugin {
  const { mock } = target
  return {
    name: 'alderway:static-host',
    apply: 'build',
    transformIndexHtml: () =>
      mock ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }] : [],
    generateBundle: {
      // Vite has written index.html and the stylesheet by then.
      order: 'post',
      async handler(_, bundle) {
        const { config } = this.environment
        const root = siteUrl ? new URL(config.base, siteUrl) : undefined
        const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const writeDocument = (address: string, html: string) =>
          write(`${folderOf(address)}index.html`, withOwnAddress(html, address, root))

        /** Only hydration needs them. Returns the URL of their script. */
        const writeResponses = (responses: readonly unknown[]) => {
          const source = `export default ${JSON.stringify(responses)}`
          return config.base + this.getFileName(this.emitFile({ type: 'asset', name: 'responses.js', source }))
        }

        const files = Object.values(bundle)
        const assets = files.filter((file) => file.type === 'asset')
        const readAsset = (end: string) => String(assets.find(({ fileName }) => fileName.endsWith(end))?.source)
        const inline = await compileInlineScript({ mock })
        const sent = withAbsolutePicture(readAsset('index.html').replaceAll(/\n\s+/g, ' '), root)
        const built = withPolicy(sent, documentPolicy(target, inline))
        const chunks = files.filter((file) => file.type === 'chunk')
        const scriptsFor = (components: readonly string[]) =>
          findPageScripts(chunks, components).map((fileName) => config.base + fileName)
        const shell = withScripts(built, scriptsFor([]), inline)
        const pages = await renderPages(config)
        const prerendered = new Set(pages.map((page) => page.path))
        for (const address of fixedPaths) if (!prerendered.has(address)) writeDocument(address, shell)
        if (mock) writeDocument('/__states', shell.replace(/(?<=<title[^>]*>)/, 'All states | '))
        const withStyles = withCriticalCss(readAsset('.css'))
        delete bundle['index.html']
        for (const page of pages) {
          const responses = page.responses.length > 0 ? writeResponses(page.responses) : undefined
          const html = withPage(built, page, { files: scriptsFor(page.components), inline, responses })
          writeDocument(page.path, withStyles(html))
        }
        const others = {
          // It is shown at many addresses, so it has no canonical one.
          '404.html': shell,
          '.nojekyll': '',
          ...hostFiles(config.base, hostHeaders(target)),
          // Search engines must be able to read the `noindex` of the demo's documents.
          ...(!mock && listForSearchEngines(config.base, root)),
        }
        for (const [name, text] of Object.entries(others)) write(name, text)
      },
    },
  }
}

export function withAbsolutePicture(html: string, root: URL | undefined) {
  if (!root) return html
  return html.replace(/(?<=property="og:image" content=")[^"]+/, (picture) => new URL(picture, root).href)
}

/** The site removes the address once a visitor moves on. */
export function withOwnAddress(html: string, address: string, root: URL | undefined) {
  if (!root) return html
  const { href } = new URL(folderOf(address), root)
  return html.replace(
    '</head>',
    `  <link ${pageNameAttribute} rel="canonical" href="${href}" />\n    <meta ${shellAttribute} property="og:url" content="${href}" />\n  </head>`,
  )
}
