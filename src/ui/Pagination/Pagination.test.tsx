import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { clampPage, Pagination } from './Pagination'

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

test('who presses Next twice, before the next page is there, goes two pages on, and no further than the last', () => {
  const onChange = vi.fn<(page: number) => void>()
  const pagination = (page: number) => <Pagination page={page} total={3} label="Posts" onChange={onChange} />
  const { rerender } = render(pagination(1))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  for (let presses = 0; presses < 3; presses += 1) press('Next')
  expect(onChange.mock.calls).toEqual([[2], [3]])

  rerender(pagination(3))
  press('Previous')
  expect(onChange).toHaveBeenLastCalledWith(2)
  // Back in the browser, meanwhile.
  rerender(pagination(1))
  press('Next')
  expect(onChange).toHaveBeenLastCalledWith(2)
  expect(onChange).toHaveBeenCalledTimes(4)
})
