import { fireEvent, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { expect, test } from 'vitest'
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

test('who presses Next twice, before the next page is there, goes two pages on, and no further than the last', async () => {
  const asked: number[] = []
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))

  function SlowList() {
    const [page, setPage] = useState(1)
    function show(to: number) {
      asked.push(to)
      startTransition(async () => {
        await arrived
        startTransition(() => setPage(to))
      })
    }
    return <Pagination page={page} total={3} label="Posts" onChange={show} />
  }

  render(<SlowList />)
  const next = screen.getByRole('button', { name: 'Next' })
  for (let presses = 0; presses < 3; presses += 1) fireEvent.click(next)
  expect(asked).toEqual([2, 3])
  expect(screen.getByText('Page 1 of 3')).toBeVisible()
  arrive()
  expect(await screen.findByText('Page 3 of 3')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(asked).toEqual([2, 3, 2])
})
