import { afterEach, expect, test, vi } from 'vitest'
import { answerBy, nearestOffice } from './answerBy'

const zones = {
  London: 'Europe/London',
  Bengaluru: 'Asia/Kolkata',
  Toronto: 'America/Toronto',
  Dubai: 'Asia/Dubai',
}

afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['on Monday morning', 'London', '2026-11-23T09:40Z', '2026-11-26T10:00Z'],
  ['on the full hour', 'London', '2026-11-23T11:00Z', '2026-11-26T11:00Z'],
  ['on Friday afternoon', 'London', '2026-11-20T15:00Z', '2026-11-25T15:00Z'],
  ['on Saturday', 'London', '2026-11-21T11:20Z', '2026-11-26T09:00Z'],
  ['late in the evening', 'London', '2026-11-23T21:10Z', '2026-11-27T09:00Z'],
  ['on the evening before a weekend is in the way', 'London', '2026-11-17T20:00Z', '2026-11-23T09:00Z'],
  ['in London’s summer', 'London', '2026-07-06T20:00Z', '2026-07-10T08:00Z'],
  ['on a holiday', 'London', '2026-08-31T10:00Z', '2026-09-04T08:00Z'],
  ['before Christmas', 'London', '2026-12-23T12:00Z', '2026-12-30T12:00Z'],
  ['before New Year', 'London', '2027-12-30T12:00Z', '2028-01-04T12:00Z'],
  ['before Kanakadasa Jayanti', 'Bengaluru', '2026-11-25T06:00Z', '2026-12-01T06:30Z'],
  ['before the National Day', 'Dubai', '2026-11-30T08:00Z', '2026-12-07T08:00Z'],
  ['before Labor Day', 'Toronto', '2026-09-04T15:00Z', '2026-09-10T15:00Z'],
  ['when its office is closed already', 'Toronto', '2026-11-23T09:00Z', '2026-11-26T14:00Z'],
] as const)('who writes %s to %s has an answer after three working days, in office hours', (_, office, now, by) => {
  vi.stubEnv('TZ', zones[office])
  expect(answerBy(new Date(now), office).toISOString()).toBe(new Date(by).toISOString())
})

test('in London a consultant in Bengaluru answers in the visitor’s daytime', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(answerBy(new Date('2026-11-22T12:00Z'), 'Bengaluru')).toEqual(new Date('2026-11-26T09:00Z'))
})

test.each([
  [0, 'London'],
  [-60, 'London'],
  [-330, 'Bengaluru'],
  [-540, 'Bengaluru'],
  [-240, 'Dubai'],
  [480, 'Toronto'],
])('who is %i minutes behind UTC writes to %s', (offset, office) => {
  const now = new Date('2026-11-23T09:40Z')
  now.getTimezoneOffset = () => offset
  expect(nearestOffice(now)).toBe(office)
})
