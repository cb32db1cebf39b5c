import { afterEach, expect, test, vi } from 'vitest'
import { answerDue, formatDue } from './answerDue'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Europe/London', '2026-11-23T09:40Z', 'Thursday, 26 November'],
  ['Europe/London', '2026-11-20T23:59Z', 'Wednesday, 25 November'],
  ['Europe/London', '2026-11-21T11:20Z', 'Wednesday, 25 November'],
  ['Europe/London', '2026-11-22T23:59Z', 'Wednesday, 25 November'],
  ['Europe/London', '2026-12-30T12:00Z', 'Monday, 4 January'],
  ['Europe/London', '2026-10-23T22:59Z', 'Wednesday, 28 October'],
  ['Europe/London', '2027-03-26T23:59Z', 'Wednesday, 31 March'],
  ['America/Los_Angeles', '2026-11-24T01:00Z', 'Thursday, 26 November'],
  ['America/Los_Angeles', '2027-01-01T07:59Z', 'Tuesday, 5 January'],
  ['America/Los_Angeles', '2026-10-31T06:30Z', 'Wednesday, 4 November'],
  ['Pacific/Auckland', '2026-11-23T11:30Z', 'Friday, 27 November'],
  ['Pacific/Auckland', '2026-12-31T11:00Z', 'Wednesday, 6 January'],
  ['Pacific/Auckland', '2026-09-25T11:30Z', 'Wednesday, 30 September'],
])('a visitor in %s who writes at %s has an answer by %s', (zone, now, day) => {
  vi.stubEnv('TZ', zone)
  expect(formatDue(answerDue(new Date(now)))).toBe(day)
})
