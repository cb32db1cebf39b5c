import { expect, test } from 'vitest'
import { answerBy } from './answerBy'

// November 2026 begins on a Sunday.
function november(day: number, hour: number, minute = 0): Date {
  return new Date(2026, 10, day, hour, minute)
}

test.each([
  ['on Monday morning', november(23, 9, 40), november(26, 10)],
  ['on the full hour', november(23, 11), november(26, 11)],
  ['on Friday afternoon', november(20, 15), november(25, 15)],
  ['on Saturday', november(21, 11, 20), november(26, 9)],
  ['late in the evening', november(23, 21, 10), november(27, 9)],
  ['on the evening before a weekend is in the way', november(17, 20), november(23, 9)],
])('who writes %s has an answer after three working days, in office hours', (_, now, by) => {
  expect(answerBy(now)).toEqual(by)
})
