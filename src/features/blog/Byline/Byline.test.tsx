import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Byline } from './Byline'

test('a post without a date has a byline without one', () => {
  render(<Byline author="Grace Adeyemi" day={undefined} />)
  expect(screen.getByText('Grace Adeyemi')).toBeVisible()
  expect(screen.queryByRole('time')).not.toBeInTheDocument()
})

test('a date is written in words, and as machines read it', () => {
  render(<Byline author="Grace Adeyemi" day="2026-11-06" />)
  expect(screen.getByText('November 6, 2026')).toHaveAttribute('datetime', '2026-11-06')
})
