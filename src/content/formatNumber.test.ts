import { expect, test } from 'vitest'
import { formatNumber } from './formatNumber'

const asBrowsersDo = new Intl.NumberFormat('en-US')

test.each([
  0, 7, 85_000, 999, 1000, 123_456, 1_234_567, 85_000.5, 0.123_456, 1234.9999, -4500, 987_654_321_012,
  123_456_789_012_345,
])('formats %d as the browser does', (value) => {
  expect(formatNumber(value)).toBe(asBrowsersDo.format(value))
})
