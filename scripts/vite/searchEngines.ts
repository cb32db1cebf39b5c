import { paths, publicPaths } from '../../src/content/paths.ts'

/** Below the base. Hosts redirect the address of a folder to the one with a slash. */
export function folderOf(address: string) {
  return `${address}/`.replace(/^\/+/, '')
}

/** A sitemap needs the site's URL. */
export function listForSearchEngines(base: string, root: URL | undefined) {
  const rules = ['User-agent: *', `Disallow: ${base}${paths.admin.slice(1)}`]
  if (!root) return { 'robots.txt': `${rules.join('\n')}\n` }
  const urls = publicPaths
    .filter((path) => path !== paths.adminLogin)
    .map((path) => `  <url><loc>${new URL(folderOf(path), root).href}</loc></url>\n`)
  return {
    'robots.txt': `${[...rules, `Sitemap: ${new URL('sitemap.xml', root).href}`].join('\n')}\n`,
    'sitemap.xml': `\
<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`,
  }
}
