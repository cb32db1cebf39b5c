import { type Job, jobDefaults } from '@/contract/entities'

const employment = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
} as const

/** Converts a job to schema.org's JobPosting. Fields that the server did not send are left out. */
export function jobPosting(job: Job) {
  const { id, title, datePosted, description, company, location, requirements, type, salary } = job
  return {
    '@type': 'JobPosting',
    title,
    identifier: id,
    ...(datePosted && { datePosted }),
    ...(description && { description }),
    ...(requirements !== jobDefaults.requirements && { qualifications: requirements }),
    ...(company !== jobDefaults.company && { hiringOrganization: { '@type': 'Organization', name: company } }),
    ...(location === jobDefaults.location
      ? { jobLocationType: 'TELECOMMUTE' }
      : { jobLocation: { '@type': 'Place', address: location } }),
    ...(type && { employmentType: employment[type] }),
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: salary, unitText: 'YEAR' },
      },
    }),
  }
}
