import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Job } from '@/contract/entities'
import { jobPosting } from './jobPosting'

test('a job tells search engines who hires for what, where and for how much', () => {
  const row = { id: 3, title: 'Nurse', company: 'Hill', location: 'Leeds', type: 'Part-Time', salary: 58000 }
  expect(jobPosting(v.parse(Job, row))).toMatchObject({
    '@type': 'JobPosting',
    title: 'Nurse',
    hiringOrganization: { name: 'Hill' },
    jobLocation: { address: 'Leeds' },
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'USD', value: { value: 58000 } },
  })
})

test('a job that says little claims nothing', () => {
  const posting = jobPosting(v.parse(Job, { id: 3, title: 'Nurse' }))
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(Object.keys(posting)).not.toContain('baseSalary')
  expect(Object.keys(posting)).not.toContain('employmentType')
})
