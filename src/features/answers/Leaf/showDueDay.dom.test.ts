import { afterEach, expect, test, vi } from 'vitest'
import { showDueDay } from './showDueDay'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test.each([
  ['Europe/London', '2026-11-23T09:40Z', ['"Monday" "23"', '"Tuesday" "24"', '"Wednesday" "25"', '"Friday" "27"']],
  [
    'America/Los_Angeles',
    '2026-12-25T02:00Z',
    ['"Thursday" "24"', '"Monday" "28"', '"Tuesday" "29"', '"Wednesday" "30"'],
  ],
  ['Pacific/Auckland', '2026-12-30T12:00Z', ['"Thursday" "31"', '"Monday" "4"', '"Tuesday" "5"', '"Wednesday" "6"']],
])('in %s at %s the leaf has today’s sheet on top of those of the working days until the answer', (zone, now, days) => {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  showDueDay()
  const style = document.documentElement.style
  const read = (name: string) => style.getPropertyValue(name)
  expect([3, 2, 1, 0].map((day) => `${read(`--weekday-${day}`)} ${read(`--day-${day}`)}`)).toEqual(days)
})

test.each([
  ['2026-11-23T12:00Z', '1em'],
  ['2026-11-30T12:00Z', '1.3em'],
])('at %s the figure of the answer’s day is as high as %s', (now, size) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  showDueDay()
  expect(document.documentElement.style.getPropertyValue('--figure')).toBe(size)
})
