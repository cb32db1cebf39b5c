import { expect, test } from 'vitest'
import { consultants } from '@/content/consultants'
import { industries } from '@/content/industries'
import { consultantFor } from './consultantFor'

test.each([
  ['Network Engineer', 'Berlin, Germany', 'Rohan Iyer'],
  ['Day Surgery Nurse', 'Dubai, United Arab Emirates', 'Claire Beaumont'],
  ['Night Porter', 'Dubai, United Arab Emirates', 'Yusuf Al Hamadi'],
  ['Night Porter', 'Remote', 'Eleanor Marsh'],
])('%s in %s is looked after by %s', (title, location, name) => {
  expect(consultantFor({ title, location }).name).toBe(name)
})

test('every industry has one consultant', () => {
  const ids = consultants.flatMap((consultant) => consultant.industries)
  expect(ids.toSorted()).toEqual(industries.items.map(({ id }) => id).toSorted())
})
