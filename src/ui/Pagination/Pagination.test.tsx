import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Pagination, pagesOf, pageWithin, rowsOfPage } from './Pagination'

describe('page numbers', () => {
  test.each([
    [0, 3, 1],
    [-1, 3, 1],
    [4, 3, 3],
    [2, 3, 2],
    [1.5, 3, 1],
    [Number.NaN, 3, 1],
    [Infinity, 3, 1],
    [5, 0, 1],
  ])('page %d of %d is brought to %d', (page, total, shown) => {
    expect(pageWithin(page, total)).toBe(shown)
  })

  test.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [14, 3],
  ])('%d rows make %d pages of five', (rows, pages) => {
    expect(pagesOf(rows, 5)).toBe(pages)
  })

  test('the last page holds what is left', () => {
    expect(rowsOfPage(['a', 'b', 'c', 'd', 'e', 'f', 'g'], 2, 6)).toEqual(['g'])
  })
})

describe('turning pages', () => {
  test('a visitor goes forward, back and to a number', async () => {
    const turned = vi.fn<(page: number) => void>()
    render(<Pagination label="News" numbers page={2} total={3} onChange={turned} />)
    for (const name of ['Next', 'Previous', 'Page 3']) await userEvent.click(screen.getByRole('button', { name }))
    expect(turned.mock.calls).toEqual([[3], [1], [3]])
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  })

  test('the button that leads nowhere is disabled', () => {
    const { rerender } = render(
      <Pagination label="Jobs" page={1} total={2} onChange={vi.fn<(page: number) => void>()} />,
    )
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
    expect(screen.getByText('Page 1 of 2')).toBeVisible()
    rerender(<Pagination label="Jobs" page={2} total={2} onChange={vi.fn<(page: number) => void>()} />)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })
})
