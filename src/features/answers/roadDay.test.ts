import { afterEach, expect, test, vi } from 'vitest'
import { roadDay } from './answerDue'

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['Europe/London', '2026-11-27T12:00Z', 'Nov 30, Dec 18, Dec 21, Feb 01'],
  ['America/Los_Angeles', '2026-12-04T20:00Z', 'Dec 07, Dec 28, Dec 28, Feb 08'],
  ['Pacific/Auckland', '2027-03-10T00:00Z', 'Mar 15, Apr 02, Apr 05, May 17'],
])('in %s a road that begins with an answer at %s goes on at %s', (zone, answer, days) => {
  vi.stubEnv('TZ', zone)
  const stops = [7, 25, 28, 70].map((days) => roadDay(new Date(answer), days).toDateString().slice(4, 10))
  expect(stops.join(', ')).toBe(days)
})
