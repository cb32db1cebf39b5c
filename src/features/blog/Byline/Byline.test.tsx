import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Byline } from './Byline'

test.each(['', 'soon', '2026-13-01', '2026-02-30', '16/11/2026', '2026-11-161'])(
  'a date of "%s" is left out',
  (date) => {
    render(<Byline author="Grace Adeyemi" date={date} />)
    expect(screen.getByText('Grace Adeyemi')).toBeVisible()
    expect(screen.queryByRole('time')).not.toBeInTheDocument()
  },
)

test.each([
  ['2026-11-16', 'November 16, 2026'],
  ['2026-01-01', 'January 1, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2026-05-04T09:30:00Z', 'May 4, 2026'],
  ['2026-11-16T23:30:00-08:00', 'November 16, 2026'],
  ['2026-11-16 00:15:00', 'November 16, 2026'],
])('a date of %s shows its own day, whatever the time zone', (date, shown) => {
  render(<Byline author="Grace Adeyemi" date={date} />)
  expect(screen.getByText(shown)).toHaveAttribute('datetime', date.slice(0, 10))
})
