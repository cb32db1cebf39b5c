import { expect, test } from 'vitest'
import { consultants } from './consultants'

test.each(consultants)('$name is not in their own biography', ({ name, text }) => {
  expect(text).not.toContain(name.split(' ')[0])
})
