import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'
import { earlyScript, withPage, withScripts } from '../prerender/document.ts'
import { renderPages } from '../prerender/pages.ts'
import { withCriticalCss } from './criticalCss.ts'
import {
  documentPolicy,
  headerRules,
  type PolicyOptions,
  toHeadersFile,
  toVercel,
  withPolicy,
} from './securityPolicy.ts'

/**
 * Prepares the built folder for any static host: prerenders every public page, and writes an empty shell for the admin's
 * pages and as 404.html. A demo also has its gallery of states, and asks search engines not to index it. With `siteUrl`,
 * the origin of the site, documents name their picture and address absolutely; throws if it is not a URL.
 */
export function staticHost({ mock, bases, siteUrl }: PolicyOptions & { siteUrl?: string }): Plugin {
  let config: ResolvedConfig
  let outDir = ''
  let root: URL | undefined
  let bundle: Rolldown.OutputBundle = {}

  function write(address: string, html: string) {
    const folder = path.join(outDir, address)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), withOwnAddress(html, address, root))
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
      const built = withPolicy(withAbsolutePicture(sent, root), documentPolicy({ bases, mock }))
      const early = earlyScript({ mock })
      const shell = withScripts(built, scriptsOf(['startSite', 'mocks'], bundle, config.base), early)
      const pages = await renderPages(config)
      const prerendered = new Set(pages.map((page) => page.path))
      const shells = [...fixedPaths, ...(mock ? ['/__states'] : [])].filter((address) => !prerendered.has(address))
      for (const address of shells) write(address, shell)
      const sheet = Object.keys(bundle).find((fileName) => fileName.endsWith('.css'))
      const withStyles = withCriticalCss(readFileSync(path.join(outDir, sheet ?? ''), 'utf8'))
      for (const page of pages) {
        const html = withPage(built, page, scriptsOf(['startSite', ...page.pages, 'mocks'], bundle, config.base), early)
        write(page.path, withStyles(html, page.pages.join()))
      }
      // It is shown at many addresses, so it has no canonical one.
      writeFileSync(path.join(outDir, '404.html'), shell)
      writeFileSync(path.join(outDir, '.nojekyll'), '')
      const folders = new Set([...prerendered, ...shells].flatMap((address) => address.split('/')[1] || []))
      const rules = headerRules({ mock, bases }, config.base, [...folders])
      writeFileSync(path.join(outDir, '_headers'), toHeadersFile(rules))
      writeFileSync(path.join(outDir, 'vercel.json'), JSON.stringify({ headers: toVercel(rules) }, null, 2))
    },
  }
}

/**
 * Returns the URLs of the scripts with these names and of what they import. The smallest are first: browsers compile a
 * script while it arrives, and on a phone the next one waits.
 */
function scriptsOf(names: readonly string[], bundle: Rolldown.OutputBundle, base: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const asked = chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && names.includes(name))
  const needed = new Set(asked.map(({ fileName }) => fileName))
  // Also visits what it adds.
  for (const fileName of needed)
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) needed.add(imported)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  return chunks
    .filter(({ fileName }) => needed.has(fileName) && !known.has(fileName))
    .toSorted((one, other) => one.code.length - other.code.length)
    .map(({ fileName }) => base + fileName)
}

/** Makes the picture's URL absolute, as social networks need it. */
export function withAbsolutePicture(html: string, root: URL | undefined): string {
  if (!root) return html
  return html.replace(/(?<=property="og:image" content=")[^"]+/, (picture) => new URL(picture, root).href)
}

/** Adds the address that a document is served at. The site removes it when it starts, since a visitor moves on. */
export function withOwnAddress(html: string, address: string, root: URL | undefined): string {
  if (!root) return html
  const { href } = new URL(address.slice(1), root)
  return html.replace(
    '</head>',
    `  <link data-shell rel="canonical" href="${href}" />\n    <meta data-shell property="og:url" content="${href}" />\n  </head>`,
  )
}
