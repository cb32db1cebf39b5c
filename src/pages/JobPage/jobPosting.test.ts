import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Job } from '@/contract/entities'
import { jobPosting } from './jobPosting'

test('a job names the employer, the place, the type and the salary', () => {
  const row = { id: 3, title: 'Nurse', company: 'Hill', location: 'Leeds', type: 'Part-Time', salary: 58000 }
  expect(jobPosting(v.parse(Job, row))).toEqual({
    '@type': 'JobPosting',
    title: 'Nurse',
    identifier: '3',
    description: 'Nurse',
    qualifications: 'Not specified',
    hiringOrganization: { '@type': 'Organization', name: 'Hill' },
    jobLocation: { '@type': 'Place', address: 'Leeds' },
    employmentType: 'PART_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', value: 58000, unitText: 'YEAR' },
    },
  })
})

test('a job has its own description, and no salary of 0', () => {
  const posting = jobPosting(v.parse(Job, { id: 3, title: 'Nurse', description: 'On a ward.', salary: 0 }))
  expect(posting.description).toBe('On a ward.')
  expect(Object.keys(posting)).not.toContain('baseSalary')
})

test('a job with only the required fields is remote, without salary and type', () => {
  const posting = jobPosting(v.parse(Job, { id: 3, title: 'Nurse' }))
  expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(Object.keys(posting)).not.toContain('baseSalary')
  expect(Object.keys(posting)).not.toContain('employmentType')
})
