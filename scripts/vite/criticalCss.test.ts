import { expect, test } from 'vitest'
import { withCriticalCss } from './criticalCss'

const link = '<link rel="stylesheet" href="/style.css">'

function extractStyle(css: string, body: string): string {
  const html = withCriticalCss(css)(`<html><head>${link}</head><body>${body}</body></html>`)
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

test('moves the stylesheet to the end of the body, where it does not block', () => {
  const html = withCriticalCss('p { color: red }')(`<html><head>${link}</head><body><p>Hi</p></body></html>`)
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

test('a page over the first flight has the rules of its first screen alone', () => {
  const rules = Array.from({ length: 4000 }, (_, index) => `.c${index} { width: ${(index * 7919) % 9973}px }`)
  const classes = Array.from({ length: 4000 }, (_, index) => `c${index}`).join(' ')
  const transform = withCriticalCss(['h1 { color: red }', 'h2 { color: blue }', ...rules].join('\n'))
  const page = (content: string) =>
    `<head>${link}</head><body><section><h1>A</h1></section><section></section><section></section>${content}</body>`
  const heavy = transform(page(`<section><h2 class="${classes}">B</h2></section>`))
  expect(heavy).toContain('h1 { color: red }')
  expect(heavy).not.toMatch(/color: blue|\.c1 /)
  expect(transform(page('<section><h2>B</h2></section>'))).toContain('color: blue')
})
