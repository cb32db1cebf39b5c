import { expect, test } from 'vitest'
import { formatNumber, formatSalary } from './formatNumber'

const asBrowsersDo = new Intl.NumberFormat('en-US')

test.each([0, 7, 85_000, 999, 1000, 123_456, 1_234_567, 85_000.5, 0.123_456, 1234.9999, -4500, 987_654_321_012])(
  'formats %d as the browser does',
  (value) => {
    expect(formatNumber(value)).toBe(asBrowsersDo.format(value))
  },
)

test.each([
  [85_000, '$85,000'],
  [0, '$0'],
  ['80,000 - 100,000', '$80,000 - 100,000'],
  ['$40 an hour', '$40 an hour'],
  ['€50,000', '€50,000'],
])('shows the salary %j as %s', (salary, text) => {
  expect(formatSalary(salary)).toBe(text)
})
