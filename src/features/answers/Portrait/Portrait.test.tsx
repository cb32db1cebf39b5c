import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Portrait } from './Portrait'

test.each([
  ['Priya Raman Nair', 'PN'],
  ['Editorial', 'E'],
  ['Dr. Ann  Lee (guest)', 'DL'],
  ['😀 Bob', 'B'],
  ['王小明', '王'],
  ['𝒜da Lovelace', '𝒜L'],
])('%s, who is no consultant, has the initials %s', (name, initials) => {
  expect(render(<Portrait name={name} />).container.textContent).toBe(initials)
})
