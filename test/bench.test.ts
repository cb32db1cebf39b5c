import { expect, test } from 'vitest'
import { budgets } from '../bench/budgets'
import { findOverBudget, ratio, summarize } from '../bench/figures'

test('the median of an even number of figures is between the two in the middle', () => {
  expect(summarize([9, 1, 2, 4])).toEqual({ median: 3, min: 1, max: 9 })
  expect(summarize([5, undefined, 100, 4])).toEqual({ median: 5, min: 4, max: 100 })
  expect(summarize([undefined])).toBeUndefined()
})

test('a ratio compares figures of the same repetition', () => {
  expect(ratio([100, 300, 200], [100, 100, 100])).toEqual({ median: 2, min: 1, max: 3 })
  expect(ratio([100, 1000], [50, undefined])).toEqual({ median: 2, min: 2, max: 2 })
})

test('names a figure over its budget and the excess, and accepts one that just keeps to it', () => {
  const { scripts, mock } = budgets.bytes
  expect(findOverBudget({ scripts: scripts.max, mock: mock.max }, { scripts, mock })).toEqual([])
  expect(findOverBudget({ scripts: 87.5, mock: 1 }, { scripts: { ...scripts, max: 85 }, mock })).toEqual([
    `${scripts.description}: 87.5 kB, 2.5 kB over the budget of 85 kB`,
  ])
})
