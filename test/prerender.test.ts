import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { withPage } from '../scripts/prerender/document'

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/')
const head =
  '<link rel="preload" as="image" href="/a.svg"/><title>Jobs &amp; more</title><meta name="description" content="All $1 jobs"/>'
const rendered = { path: '/jobs', markup: `${head}<a href="#main">$&</a>`, pages: [], responses: [], isWaiting: false }

function count(html: string, part: string): number {
  return html.split(part).length - 1
}

describe('a prerendered document', () => {
  const html = withPage(shell, rendered, [], '')

  test('has one title and one description, the page’s own', () => {
    expect(count(html, '<title')).toBe(1)
    expect(count(html, 'name="description"')).toBe(1)
    expect(html).toContain('<title data-page-name>Jobs &amp; more</title>')
    expect(html).toContain('property="og:title" content="Jobs &amp; more"')
    expect(html).toMatch(/property="og:description"\s+content="All \$1 jobs"/)
  })

  test('says that JavaScript is needed only if the page waits for data', () => {
    expect(html).not.toContain('<noscript>')
    expect(withPage(shell, { ...rendered, isWaiting: true }, [], '')).toContain('<noscript>')
  })

  test('escapes markup in embedded responses', () => {
    const answered = withPage(shell, { ...rendered, responses: [[['jobs'], '</script><b>']] }, [], '')
    expect(answered).toContain('\\u003c/script>\\u003cb>')
  })
})
