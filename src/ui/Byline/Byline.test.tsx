import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Byline, dayInWords } from './Byline'

test.each(['', 'soon', '2026-13-01', '2026-02-30', '16/11/2026', '2026-11-16T23:30:00-08:00'])(
  'a date of "%s" is left out',
  (date) => {
    render(<Byline author="Grace Adeyemi" date={date} />)
    expect(screen.getByText('Grace Adeyemi')).toBeVisible()
    expect(screen.queryByRole('time')).not.toBeInTheDocument()
  },
)

test('a day is the same in every time zone', () => {
  expect(dayInWords('2026-11-16')).toBe('16 November 2026')
  expect(dayInWords('2026-01-01')).toBe('1 January 2026')
  expect(dayInWords('2024-02-29')).toBe('29 February 2024')
})
