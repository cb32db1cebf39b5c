import { expect, test } from 'vitest'
import { findConsultant } from './findConsultant'

test.each([
  ['telecom', 'Toronto, Canada', 'Claire Beaumont'],
  ['education', 'Abu Dhabi, United Arab Emirates', 'Grace Adeyemi'],
  ['manufacturing', 'Austin, United States', 'Claire Beaumont'],
  ['healthcare', 'Leeds, United Kingdom', 'Eleanor Marsh'],
  ['manufacturing', 'Pune, India', 'Rohan Iyer'],
  ['healthcare', 'Dubai, United Arab Emirates', 'Yusuf Al Hamadi'],
  ['manufacturing', 'Indianapolis, United States', 'Claire Beaumont'],
  [undefined, 'Remote', 'Claire Beaumont'],
] as const)('a job in the industry %s in %s is looked after by %s', (industry, location, name) => {
  expect(findConsultant({ industry, location }).name).toBe(name)
})
