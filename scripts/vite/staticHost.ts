import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'
import { shellAttribute } from '../../src/start/protocol.ts'
import { withPage, withScripts } from '../prerender/document.ts'
import { compileInlineScript } from '../prerender/inlineScript.ts'
import { renderPages } from '../prerender/pages.ts'
import { withCriticalCss } from './criticalCss.ts'
import { findPageScripts } from './pageScripts.ts'
import { documentPolicy, hostFiles, hostHeaders, type PolicyOptions, withPolicy } from './securityPolicy.ts'

/**
 * Prepares the built folder for any static host: prerenders every public page, and writes an empty shell for the admin's
 * pages and as 404.html. With `siteUrl`, documents name their picture and address absolutely; throws if it is not a URL.
 */
export function staticHost({ mock, bases, siteUrl }: Omit<PolicyOptions, 'inline'> & { siteUrl?: string }): Plugin {
  let config: ResolvedConfig
  let outDir = ''
  let root: URL | undefined
  let bundle: Rolldown.OutputBundle = {}

  function write(address: string, html: string) {
    const folder = path.join(outDir, address)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), withOwnAddress(html, address, root))
  }

  /** Writes responses to a script of their own: only hydration needs them. Returns its name. */
  function writeResponses(responses: readonly unknown[]): string {
    const code = `export default ${JSON.stringify(responses)}`
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    const fileName = `${config.build.assetsDir}/responses-${hash}.js`
    writeFileSync(path.join(outDir, fileName), code)
    return fileName
  }

  return {
    name: 'alderway:static-host',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
      outDir = path.resolve(config.root, config.build.outDir)
      root = siteUrl ? new URL(config.base, siteUrl) : undefined
    },
    transformIndexHtml: () =>
      mock ? [{ tag: 'meta', attrs: { name: 'robots', content: 'noindex' }, injectTo: 'head' }] : [],
    writeBundle(_, written) {
      bundle = written
    },
    async closeBundle() {
      // A failed build closes without having written anything; its own error is the one to see.
      if (Object.keys(bundle).length === 0) return
      const sent = readFileSync(path.join(outDir, 'index.html'), 'utf8')
      const inline = await compileInlineScript({ mock })
      const built = withPolicy(withAbsolutePicture(sent, root), documentPolicy({ bases, mock, inline }))
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const scriptsFor = (components: readonly string[]) =>
        findPageScripts(chunks, components).map((fileName) => config.base + fileName)
      const shell = withScripts(built, scriptsFor([]), inline)
      const pages = await renderPages(config)
      const prerendered = new Set(pages.map((page) => page.path))
      const shells = [...fixedPaths, ...(mock ? ['/__states'] : [])].filter((address) => !prerendered.has(address))
      for (const address of shells) write(address, shell)
      const sheet = Object.keys(bundle).find((fileName) => fileName.endsWith('.css'))
      const withStyles = withCriticalCss(readFileSync(path.join(outDir, sheet ?? ''), 'utf8'))
      for (const page of pages) {
        const responses = page.responses.length > 0 ? config.base + writeResponses(page.responses) : undefined
        const html = withPage(built, page, { files: scriptsFor(page.components), inline, responses })
        write(page.path, withStyles(html))
      }
      // It is shown at many addresses, so it has no canonical one.
      writeFileSync(path.join(outDir, '404.html'), shell)
      writeFileSync(path.join(outDir, '.nojekyll'), '')
      for (const [name, text] of Object.entries(hostFiles(config.base, hostHeaders({ bases, mock })))) {
        writeFileSync(path.join(outDir, name), text)
      }
    },
  }
}

export function withAbsolutePicture(html: string, root: URL | undefined): string {
  if (!root) return html
  return html.replace(/(?<=property="og:image" content=")[^"]+/, (picture) => new URL(picture, root).href)
}

/** Adds the address that a document is served at. The site removes it when it starts, since a visitor moves on. */
export function withOwnAddress(html: string, address: string, root: URL | undefined): string {
  if (!root) return html
  // Hosts redirect the address of a folder to the one with a slash.
  const { href } = new URL(address === '/' ? '' : `${address.slice(1)}/`, root)
  return html.replace(
    '</head>',
    `  <link ${shellAttribute} rel="canonical" href="${href}" />\n    <meta ${shellAttribute} property="og:url" content="${href}" />\n  </head>`,
  )
}
