import { expect, test } from 'vitest'
import { budgets } from '../bench/budgets.mjs'
import { overBudget, ratio, summarise } from '../bench/figures.mjs'

test('the median of an even number of figures lies between the two in the middle', () => {
  expect(summarise([9, 1, 2, 4])).toEqual({ median: 3, least: 1, most: 9 })
  expect(summarise([5, undefined, 100, 4])).toEqual({ median: 5, least: 4, most: 100 })
  expect(summarise([undefined])).toBeUndefined()
})

test('a ratio compares what was measured in the same repetition', () => {
  expect(ratio([100, 300, 200], [100, 100, 100])).toEqual({ median: 2, least: 1, most: 3 })
  expect(ratio([100, 1000], [50, undefined])).toEqual({ median: 2, least: 2, most: 2 })
})

test('what is over its budget is named, with by how much; what just keeps to it is not', () => {
  const { entry, mock, home } = budgets.bytes
  expect(overBudget({ entry: entry.most, mock: mock.most, home: home.most }, budgets.bytes)).toEqual([])
  expect(overBudget({ entry: 87.5, mock: 1, home: 1 }, { ...budgets.bytes, entry: { ...entry, most: 85 } })).toEqual([
    `${entry.meaning}: 87.5 kB, 2.5 kB over the budget of 85 kB`,
  ])
})
