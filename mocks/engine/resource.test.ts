import { expect, test } from 'vitest'
import { findPage } from './resource'

const pages = {
  plain: { title: 'Plain', address: '/v1.0/a+b', calls: ['books'] as const },
  asked: { title: 'Asked', address: '/find?q=(sea', calls: ['books'] as const },
  book: { title: 'Book', address: '/books/7', path: '/books/*', calls: ['books'] as const },
}

test.each([
  ['/V1.0/a+b', 'plain'],
  ['/v1x0/a+b', undefined],
  ['/find', 'asked'],
  ['/books/sea%20(1)', 'book'],
  ['/books', undefined],
  ['/books/7/apply', undefined],
])('the page at %s is %s', (path, name) => {
  expect(findPage(pages, path)?.name).toBe(name)
})
