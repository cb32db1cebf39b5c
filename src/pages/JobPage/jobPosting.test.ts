import * as v from 'valibot'
import { expect, test } from 'vitest'
import { jobDetail } from '@/content/jobsListing'
import { Job } from '@/contract/entities'
import { jobPosting } from './jobPosting'

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
  expect(jobPosting(v.parse(Job, row))).toEqual({
    '@type': 'JobPosting',
    title: 'Nurse',
    identifier: '3',
    datePosted: '2026-11-02',
    validThrough: '2027-01-31',
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

test('a job with only the required fields is remote, by the agency, and still has what search engines require', () => {
  expect(jobPosting(v.parse(Job, { id: 3, title: 'Nurse', salary: '€50,000' }))).toEqual({
    '@type': 'JobPosting',
    title: 'Nurse',
    identifier: '3',
    description: jobDetail.noDescription,
    hiringOrganization: { '@type': 'Organization', name: 'Alderway' },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: ['Canada', 'United Kingdom', 'United Arab Emirates', 'India'].map((name) => ({
      '@type': 'Country',
      name,
    })),
  })
})
