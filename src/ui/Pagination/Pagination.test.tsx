import { expect, test } from 'vitest'
import { pagesOf, pageWithin, rowsOfPage } from './Pagination'

test.each([
  [0, 3, 1],
  [-1, 3, 1],
  [4, 3, 3],
  [2, 3, 2],
  [1.5, 3, 1],
  [Number.NaN, 3, 1],
  [Infinity, 3, 1],
  [5, 0, 1],
])('page %d of %d becomes %d', (page, total, shown) => {
  expect(pageWithin(page, total)).toBe(shown)
})

test.each([
  [0, 1],
  [5, 1],
  [6, 2],
  [14, 3],
])('%d rows fill %d pages of five', (rows, pages) => {
  expect(pagesOf(rows, 5)).toBe(pages)
})

test('the last page shows the remaining rows', () => {
  expect(rowsOfPage(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2, 6)).toEqual(['g'])
})
