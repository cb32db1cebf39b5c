import { expect, test } from 'vitest'
import { formatSalary } from './JobValue'

test.each([
  [85_000, '$85,000'],
  [42.5, '$42.50'],
  [0, '$0'],
  ['80,000 - 100,000', '$80,000 - 100,000'],
  ['$40 an hour', '$40 an hour'],
  ['€50,000', '€50,000'],
])('shows the salary %j as %s', (salary, text) => {
  expect(formatSalary(salary)).toBe(text)
})
