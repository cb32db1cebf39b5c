import { expect, test } from 'vitest'
import { clampPage } from './Pagination'

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
  expect(clampPage(page, total)).toBe(shown)
})
