import { describe, expect, test } from 'vitest'
import { getMarks, parseRange } from './axis'

describe('the time axis of the plans', () => {
  test.each([
    ['Start', 0, 0],
    ['Month 1', 1, 1],
    ['Weeks 3 and 4', 3, 4],
    ['Weeks 9 to 11', 9, 11],
  ])('%s is from %i to %i', (when, from, to) => {
    expect(parseRange(when)).toEqual([from, to])
  })

  test('reaches from the first mark of any plan to the last', () => {
    const short = { rows: [{ when: 'Month 1' }, { when: 'Month 2' }] }
    const long = { rows: [{ when: 'Start' }, { when: 'Months 1 to 4' }] }
    expect(getMarks([short, long])).toEqual([0, 1, 2, 3, 4])
  })
})
