import { afterEach, expect, test, vi } from 'vitest'
import { formatWeekday } from '@/content/calendar'
import { answerDue } from './answerDue'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Europe/London', '2026-11-16T09:40Z', 'Thursday, November 19'],
  ['Europe/London', '2026-11-13T23:59Z', 'Wednesday, November 18'],
  ['Europe/London', '2026-11-14T11:20Z', 'Wednesday, November 18'],
  ['Europe/London', '2026-11-15T23:59Z', 'Wednesday, November 18'],
  ['Europe/London', '2026-10-23T22:59Z', 'Wednesday, October 28'],
  ['Europe/London', '2027-03-26T23:59Z', 'Wednesday, March 31'],
  ['America/Los_Angeles', '2026-11-17T01:00Z', 'Thursday, November 19'],
  ['America/Los_Angeles', '2026-10-31T06:30Z', 'Wednesday, November 4'],
  ['Pacific/Auckland', '2026-11-16T11:30Z', 'Friday, November 20'],
  ['Pacific/Auckland', '2026-09-25T11:30Z', 'Wednesday, September 30'],
  ['America/Havana', '2026-03-03T05:15Z', 'Friday, March 6'],
  ['America/Havana', '2026-03-05T05:15Z', 'Tuesday, March 10'],
  ['America/Havana', '2026-10-29T04:15Z', 'Tuesday, November 3'],
])('a visitor in %s who writes at %s has an answer by %s', (zone, now, day) => {
  vi.stubEnv('TZ', zone)
  expect(formatWeekday(answerDue(new Date(now)))).toBe(day)
})

test('the day is noon, which no change to or from summer time moves to another day', () => {
  const [early, late] = [answerDue(new Date(2026, 10, 16, 0, 1)), answerDue(new Date(2026, 10, 16, 23, 59))]
  expect([early, late]).toEqual([new Date(2026, 10, 19, 12), new Date(2026, 10, 19, 12)])
})

test.each([
  ['Thanksgiving', 'Europe/London', '2026-11-23T09:40Z', 'Friday, November 27'],
  ['Thanksgiving', 'America/Los_Angeles', '2026-11-24T01:00Z', 'Friday, November 27'],
  ['Thanksgiving', 'Pacific/Auckland', '2026-11-23T11:30Z', 'Monday, November 30'],
  ['the fourth Thursday, not the last', 'Europe/London', '2028-11-24T12:00Z', 'Wednesday, November 29'],
  ['the fourth Thursday, not the last', 'Europe/London', '2028-11-27T12:00Z', 'Thursday, November 30'],
  ['Thanksgiving on its earliest day', 'Europe/London', '2029-11-20T12:00Z', 'Monday, November 26'],
  ['Christmas before a weekend', 'Europe/London', '2026-12-22T12:00Z', 'Monday, December 28'],
  ['Christmas on a weekend', 'Europe/London', '2027-12-23T12:00Z', 'Tuesday, December 28'],
  ['Christmas and Boxing Day', 'America/Los_Angeles', '2029-12-24T12:00Z', 'Monday, December 31'],
  ['Christmas and Boxing Day', 'Pacific/Auckland', '2024-12-22T12:00Z', 'Monday, December 30'],
  ['New Year', 'Europe/London', '2026-12-29T12:00Z', 'Monday, January 4'],
  ['New Year', 'America/Los_Angeles', '2027-01-01T07:59Z', 'Wednesday, January 6'],
  ['New Year', 'Pacific/Auckland', '2026-12-31T11:00Z', 'Wednesday, January 6'],
])('no answer is promised for %s: in %s at %s it is by %s', (_, zone, now, day) => {
  vi.stubEnv('TZ', zone)
  expect(formatWeekday(answerDue(new Date(now)))).toBe(day)
})
