import type { Job } from '@/contract/entities'

const employment = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
} as const

/** Converts a job to schema.org's JobPosting. Missing fields are left out. */
export function jobPosting({ id, title, description, company, location, requirements, type, salary }: Job) {
  return {
    '@type': 'JobPosting',
    title,
    identifier: id,
    description: description || title,
    qualifications: requirements,
    hiringOrganization: { '@type': 'Organization', name: company },
    ...(location === 'Remote'
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
