import { expect, test } from 'vitest'
import { jobsPage } from './jobs'

test.each([
  [1, 1, '1 of 1 open job for “nurse”'],
  [1500, 3000, '1,500 of 3,000 open jobs for “nurse”'],
  [1, 30, '1 of 30 open jobs for “nurse”'],
])('says that a search has found %d of %d jobs', (found, count, sentence) => {
  expect(jobsPage.found(found, count, '“nurse”')).toBe(sentence)
})
