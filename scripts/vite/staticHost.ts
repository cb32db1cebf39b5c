import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, ResolvedConfig, Rolldown } from 'vite'
import { fixedPaths } from '../../src/content/paths.ts'
import { type PageFiles, withFiles, withPage } from '../prerender/document.ts'
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
 * Makes the built folder fit for any static host: every public page stands prerendered at its address, an empty shell at
 * the admin's, and as 404.html for the rest.
 * A build with demo data has its wall of states too, and asks search engines to stay away. With `siteUrl`, the origin at
 * which the site will stand, the documents name their picture and their own address absolutely; throws where that is not
 * a URL. Each document names its security policy, and the hosts that take headers from a file are told theirs.
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

  function writeHeaders(addresses: readonly string[]) {
    const folders = new Set(addresses.flatMap((address) => address.split('/')[1] || []))
    const rules = headerRules({ mock, bases }, config.base, [...folders])
    writeFileSync(path.join(outDir, '_headers'), toHeadersFile(rules))
    const vercel = path.join(outDir, 'vercel.json')
    const settings: object = JSON.parse(readFileSync(vercel, 'utf8'))
    writeFileSync(vercel, JSON.stringify({ ...settings, headers: toVercel(rules) }, null, 2))
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
      const sent = readFileSync(path.join(outDir, 'index.html'), 'utf8')
      const built = withPolicy(withAbsolutePicture(sent, root), documentPolicy({ bases, mock }))
      const shell = withFiles(built, filesOf(['site', 'mocks', 'PublicLayout'], bundle, config.base))
      const pages = await renderPages(config)
      const prerendered = new Set(pages.map((page) => page.path))
      const shells = [...fixedPaths, ...(mock ? ['/__states'] : [])].filter((address) => !prerendered.has(address))
      for (const address of shells) write(address, shell)
      const styled = withCriticalCss((href) =>
        readFileSync(path.join(outDir, href.slice(config.base.length)), 'utf8').trim(),
      )
      for (const page of pages)
        write(page.path, styled(withPage(built, page, filesOf(['site', 'mocks', ...page.pages], bundle, config.base))))
      // It answers for addresses without a file, so it names none as its own.
      writeFileSync(path.join(outDir, '404.html'), shell)
      writeFileSync(path.join(outDir, '.nojekyll'), '')
      writeHeaders([...prerendered, ...shells])
    },
  }
}

/** The files of the pages with these names, and of all that they import. Takes what was built and the base. */
function filesOf(names: readonly string[], bundle: Rolldown.OutputBundle, base: string): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const needed = new Set<string>()

  function need(fileName: string): void {
    if (needed.has(fileName)) return
    needed.add(fileName)
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) need(imported)
  }

  for (const { fileName, isDynamicEntry, name } of chunks) if (isDynamicEntry && names.includes(name)) need(fileName)
  const entry = chunks.find(({ isEntry }) => isEntry)
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  const own = chunks.filter(({ fileName }) => needed.has(fileName) && !known.has(fileName))
  return {
    scripts: own.map(({ fileName }) => base + fileName),
    styles: own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((file) => base + file)),
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
