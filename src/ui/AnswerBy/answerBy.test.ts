import { expect, test } from 'vitest'
import { answerBy } from './answerBy'

test.each([
  ['on Monday morning', '2026-11-23T09:40Z', '2026-11-26T10:00Z'],
  ['on Friday afternoon', '2026-11-27T15:00Z', '2026-12-02T15:00Z'],
  ['on Saturday', '2026-11-28T11:20Z', '2026-12-03T05:00Z'],
  ['late in the evening, when every office is closed', '2026-11-23T21:10Z', '2026-11-27T05:00Z'],
  ['on the evening before a weekend begins', '2026-11-24T20:00Z', '2026-11-30T05:00Z'],
])('who writes %s has an answer after three working days, while an office is open', (_, now, by) => {
  expect(answerBy(Date.parse(now))).toEqual(new Date(by))
})
