import { expect, test } from 'vitest'
import { withCriticalCss } from './criticalCss'

const link = '<link rel="stylesheet" href="/style.css">'

function extractStyle(css: string, body: string): string {
  const html = withCriticalCss(css)(`<html><head>${link}</head><body>${body}</body></html>`)
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

test('moves the stylesheet to the end of the body, where it does not block, and loads from a disk too', () => {
  const crossorigin = link.replace(' href', ' crossorigin href')
  const html = withCriticalCss('p { color: red }')(`<html><head>${crossorigin}</head><body><p>Hi</p></body></html>`)
  expect(html).toBe(`<html><head><style>p { color: red }</style></head><body><p>Hi</p>${link}</body></html>`)
})

test.each([
  ['an element', 'p { color: red }', true],
  ['another element', 'ol { color: red }', false],
  ['a class', '.lead { color: red }', true],
  ['another class', '.trail { color: red }', false],
  ['an attribute', '[data-tone] { color: red }', true],
  ['the value of an attribute', '[data-tone="sand"] { color: red }', true],
  ['another value', '[data-tone="ink"] { color: red }', false],
  ['a descendant', 'main .lead { color: red }', true],
  ['a descendant of what is missing', 'ol .lead { color: red }', false],
  ['what is not there', 'p:not(.trail) { color: red }', true],
  ['one of two, with parentheses', 'p:is([data-tone=ink], :not([data-tone])) { color: red }', true],
  ['what is inside and missing', 'main:has(ol) { color: red }', false],
  ['a state of use', 'p:hover { color: red }', false],
  ['print', '@media print { p { color: red } }', false],
  ['a width', '@media (width > 48rem) { p { color: red } }', true],
  ['what no first paint shows', 'p { transition: color 1s }', false],
])('of %s: %s', (_, css, isKept) => {
  const style = extractStyle(css, '<main data-tone="sand"><p class="lead">Hi</p></main>')
  expect(style).toBe(isKept ? css : '')
})

test('keeps one of several selectors, the tokens that are read, and keyframes that are used', () => {
  const css = ':root { --ink: black; --unread: red } p, ol { color: var(--ink); animation: show 1s }'
  const keyframes = ['@keyframes show { from { opacity: 0 } }', '@keyframes hide { to { opacity: 0 } }']
  const style = extractStyle([css, ...keyframes].join(' '), '<p>Hi</p>')
  expect(style).toContain('p { color: var(--ink); animation: show 1s }')
  expect(style).toContain('--ink: black')
  expect(style).toContain(keyframes[0])
  expect(style).not.toMatch(/unread|hide|, ol/)
})

test('keeps the font that the document loads early, and not what waits for the stylesheet', () => {
  const faces = ['early', 'rare'].map((name) => `@font-face { src: url(/${name}.woff2) }`)
  expect(extractStyle(faces.join(' '), '<link rel="preload" href="/early.woff2">')).toBe(faces[0])
})

const heading = 'h2 { color: red }'

test.each([
  ['the third section of a page', '<section></section><section></section><section><h2>C</h2></section>', heading],
  ['the fourth', `${'<section></section>'.repeat(3)}<section><h2>D</h2></section>`, ''],
  [
    'the third, with sections of its own before',
    `<section>${'<section></section>'.repeat(3)}</section><section></section><section><h2>C</h2></section>`,
    heading,
  ],
  ['the foot of a short page', '<main><section></section></main><footer><h2>Offices</h2></footer>', ''],
  ['what follows a carousel in its part', '<section aria-roledescription="carousel"></section><h2>A</h2>', heading],
  ['what follows a carousel', '<section aria-roledescription="carousel"></section><section><h2>B</h2></section>', ''],
])('the first screen: %s', (_, body, style) => {
  expect(extractStyle(heading, body)).toBe(style)
})
