import { act, cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AnswerBy } from './AnswerBy'

function readLeaf(): string {
  const { style } = document.documentElement
  const [weekday, month, day] = ['--weekday-0', '--month-0', '--day-0'].map((name) =>
    style.getPropertyValue(name).slice(1, -1),
  )
  return `by ${weekday}, ${month} ${day},`
}

test('on a page that is open at midnight the leaf and its sentence go on to the same day', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) })
  onTestFinished(() => void vi.useRealTimers())
  const { container } = render(<AnswerBy />)
  const readSentence = () => container.querySelector('.visually-hidden')?.textContent
  expect([readLeaf(), readSentence()]).toEqual(['by Thursday, December 3,', 'by Thursday, December 3,'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect([readLeaf(), readSentence()]).toEqual(['by Friday, December 4,', 'by Friday, December 4,'])
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
