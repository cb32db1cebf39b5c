import { expect, test } from 'vitest'
import { sampleJobs } from '@/content/sampleJobs'
import { industryOf } from './industryOf'

test('the sample jobs have the industries of their employers', () => {
  expect(sampleJobs.map(({ title }) => [title, industryOf(title)?.id])).toEqual([
    ['Senior Backend Engineer', 'it'],
    ['Day Surgery Nurse', 'healthcare'],
    ['HR Intern', undefined],
    ['Supply Chain Planner', 'logistics'],
    ['Customer Support Associate', 'retail'],
    ['Interim Finance Manager', 'finance'],
    ['Network Engineer', 'telecom'],
  ])
})

test.each([
  ['Site Reliability Engineer', 'it'],
  ['Radio Network Planner', 'telecom'],
  ['Clinical Pharmacist', 'healthcare'],
  ['Career Adviser', undefined],
  ['Maintenance Engineer', 'manufacturing'],
  ['Secondary Mathematics Teacher', 'education'],
  ['مهندس شبكات', undefined],
])('%s belongs to the industry %s', (title, id) => {
  expect(industryOf(title)?.id).toBe(id)
})
