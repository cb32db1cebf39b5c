import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { splitMarkup, withPage } from '../scripts/prerender/document'

const shell = readFileSync('index.html', 'utf8').replaceAll('%BASE_URL%', '/')
const head =
  '<link rel="preload" as="image" href="/a.svg"/><title>Jobs &amp; more</title><meta name="description" content="All $1 jobs"/>'
const rendered = { path: '/jobs', markup: `${head}<a href="#main">$&</a>`, pages: [], responses: [], isWaiting: false }
const files = { scripts: ['/assets/page.js'], styles: ['/assets/page.css'] }

function count(html: string, part: string): number {
  return html.split(part).length - 1
}

test('what belongs into the head is told from the page', () => {
  expect(splitMarkup(rendered.markup)).toEqual({ head, body: '<a href="#main">$&</a>' })
})

describe('a prerendered document', () => {
  const html = withPage(shell, rendered, files)

  test('bears the page’s names alone', () => {
    expect(count(html, '<title')).toBe(1)
    expect(count(html, 'name="description"')).toBe(1)
    expect(html).toContain('<title data-page-name>Jobs &amp; more</title>')
    expect(html).toContain('property="og:title" content="Jobs &amp; more"')
    expect(html).toMatch(/property="og:description"\s+content="All \$1 jobs"/)
  })

  test('holds the page as it was rendered, and names it', () => {
    expect(html).toContain('<div id="root" data-page="/jobs"><a href="#main">$&</a></div>')
  })

  test('asks for the page’s styles at once, for its code when it is painted', () => {
    expect(html).toContain('<link rel="later" crossorigin href="/assets/page.js">')
    expect(html).toContain("link.rel='modulepreload'")
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/page.css">')
  })

  test('asks for JavaScript only where the page waits for data', () => {
    expect(html).not.toContain('<noscript>')
    expect(withPage(shell, { ...rendered, isWaiting: true }, files)).toContain('<noscript>')
  })

  test('ends at no answer that holds markup', () => {
    const answered = withPage(shell, { ...rendered, responses: [[['jobs'], '</script><b>']] }, files)
    expect(answered).toContain('\\u003c/script>\\u003cb>')
  })
})
