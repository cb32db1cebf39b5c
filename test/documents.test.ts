import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPage } from '../scripts/prerender/document'
import { withAbsolutePicture, withOwnAddress } from '../scripts/vite/staticHost'

// What the build writes into documents. e2e/prerender.e2e.ts reads whole ones.

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/some/path/')
const head = '<title>Jobs &amp; more</title><meta name="description" content="All $1 jobs"/>'
const rendered = { path: '/jobs', markup: `${head}<a href="#main">$&</a>`, pages: [], responses: [], isWaiting: false }

test('a page’s title and description replace the shell’s, also beside shared links', () => {
  const html = withPage(shell, rendered, [], '')
  expect(html.match(/<title[^/]*/g)).toEqual(['<title data-page-name>Jobs &amp; more<'])
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('property="og:title" content="Jobs &amp; more"')
  expect(html).toMatch(/property="og:description"\s+content="All \$1 jobs"/)
  expect(html).toContain('<a href="#main">$&</a>')
})

test('only a page that waits for data says that JavaScript is needed', () => {
  expect(withPage(shell, rendered, [], '')).not.toContain('<noscript>')
  expect(withPage(shell, { ...rendered, isWaiting: true }, [], '')).toContain('<noscript>')
})

test('embedded responses cannot end their script', () => {
  const html = withPage(shell, { ...rendered, responses: [[['jobs'], '</script><b>']] }, [], '')
  expect(html).toContain('\\u003c/script>\\u003cb>')
})

test('with the URL of the site, the social picture and the canonical address are absolute', () => {
  const root = new URL('https://alderway.example/some/path/')
  expect(withAbsolutePicture(shell, root)).toContain(`property="og:image" content="${root.href}social.png"`)
  const html = withOwnAddress(shell, '/hire-us', root)
  expect(html).toContain(`rel="canonical" href="${root.href}hire-us"`)
  expect(html).toContain(`property="og:url" content="${root.href}hire-us"`)
  expect(withOwnAddress(withAbsolutePicture(shell, undefined), '/about', undefined)).toBe(shell)
})
