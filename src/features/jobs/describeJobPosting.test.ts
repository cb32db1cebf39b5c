import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jobDetail } from '@/content/jobs'
import { Job } from '@/contract/endpoints'
import { describeJobPosting } from './describeJob'

test('a job names everything that the server sent', () => {
  const row = {
    id: 3,
    title: 'Nurse',
    company: 'Hill',
    location: 'Leeds, United Kingdom',
    type: 'Part-Time',
    salary: 58000,
    description: 'On a ward.',
    requirements: 'Registration',
    datePosted: '2026-11-02',
  }
  expect(describeJobPosting(v.parse(Job, row))).toEqual({
    '@type': 'JobPosting',
    title: 'Nurse',
    identifier: { '@type': 'PropertyValue', name: 'Hill', value: '3' },
    datePosted: '2026-11-02',
    description: 'On a ward.',
    qualifications: 'Registration',
    hiringOrganization: { '@type': 'Organization', name: 'Hill' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'United Kingdom' },
    },
    employmentType: 'PART_TIME',
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', value: 58000, unitText: 'YEAR' },
    },
  })
})

test('a job without an employer is by the agency, and nothing is invented', () => {
  const row = { id: 3, title: 'Nurse', location: 'Singapore', salary: '€50,000', datePosted: '2026-11-02' }
  expect(describeJobPosting(v.parse(Job, row))).toEqual({
    '@type': 'JobPosting',
    title: 'Nurse',
    identifier: { '@type': 'PropertyValue', name: 'Alderway', value: '3' },
    datePosted: '2026-11-02',
    description: jobDetail.noDescription,
    hiringOrganization: { '@type': 'Organization', name: 'Alderway' },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Singapore', addressCountry: 'Singapore' },
    },
  })
})

test.each([undefined, 'Remote'])('does not describe remote work (%s) that no country is known for', (location) => {
  const row = { id: 3, title: 'Nurse', location, datePosted: '2026-11-02' }
  expect(describeJobPosting(v.parse(Job, row))).toBeUndefined()
})

test('does not describe a job that no day is known for', () => {
  expect(describeJobPosting(v.parse(Job, { id: 3, title: 'Nurse', location: 'Singapore' }))).toBeUndefined()
})
