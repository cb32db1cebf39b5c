import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withPage } from '../scripts/prerender/document'
import { withAbsolutePicture, withOwnAddress } from '../scripts/vite/staticHost'

// What the build writes into documents. e2e/prerender.e2e.ts reads whole ones.

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/some/path/')
const head = '<title>Jobs &amp; more</title><meta name="description" content="All $1 jobs"/>'
const scripts = { files: [], inline: '' }
const rendered = {
  path: '/jobs',
  markup: `${head}<a href="#main">$&</a>`,
  components: [],
  responses: [],
  isWaiting: false,
}

test('a page’s title and description replace the shell’s, also beside shared links', () => {
  const html = withPage(shell, rendered, scripts)
  expect(html.match(/<title[^/]*/g)).toEqual(['<title data-page-name>Jobs &amp; more<'])
  expect(html.match(/name="description"/g)).toHaveLength(1)
  expect(html).toContain('property="og:title" content="Jobs &amp; more"')
  expect(html).toMatch(/property="og:description"\s+content="All \$1 jobs"/)
  expect(html).toContain('<a href="#main">$&</a>')
})

// React listens to clicks on the root, so Firefox has an action for it: Orca says "clickable" of all that takes the focus.
test('the root is nothing to screen readers', () => {
  expect(withPage(shell, rendered, scripts)).toContain('<div role="none" id="root" data-page="/jobs">')
})

test('only a page that waits for data says that JavaScript is needed', () => {
  expect(withPage(shell, rendered, scripts)).not.toContain('<noscript>')
  expect(withPage(shell, { ...rendered, isWaiting: true }, scripts)).toContain('<noscript>')
})

test('responses are named for later, and attributes that change nothing are left out', () => {
  const icon =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" class="lucide lucide-x"></svg>'
  const page = { ...rendered, markup: `${head}<a data-discover="true" href="/jobs">${icon}</a>` }
  const html = withPage(shell, page, { ...scripts, responses: '/assets/responses-1.js' })
  expect(html).toContain('<link id="responses" rel="later" crossorigin href="/assets/responses-1.js">')
  expect(html).toContain('<a href="/jobs"><svg viewBox="0 0 24 24" class="lucide"></svg></a>')
})

test('the inline script, which a hidden page runs at once, finds all that it is to request', () => {
  const html = withPage(shell, rendered, {
    files: ['/assets/site.js'],
    inline: 'start()',
    responses: '/assets/responses-1.js',
  })
  expect(html.match(/rel="later"/g)?.length).toBeGreaterThan(1)
  expect(html.lastIndexOf('rel="later"')).toBeLessThan(html.indexOf('<script>start()'))
})

test('with the URL of the site, the social picture and the canonical address are absolute', () => {
  const root = new URL('https://alderway.example/some/path/')
  expect(withAbsolutePicture(shell, root)).toContain(`property="og:image" content="${root.href}social.png"`)
  const html = withOwnAddress(shell, '/hire-us', root)
  expect(html).toContain(`rel="canonical" href="${root.href}hire-us/"`)
  expect(html).toContain(`property="og:url" content="${root.href}hire-us/"`)
  expect(withOwnAddress(withAbsolutePicture(shell, undefined), '/about', undefined)).toBe(shell)
})
