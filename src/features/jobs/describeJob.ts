import { agency } from '@/content/agency'
import { employment, jobDefaults, jobDetail } from '@/content/jobs'
import type { Job } from '@/contract/endpoints'

export function describeJob({ title, company, location = jobDefaults.location }: Job) {
  return [title, company, location].filter(Boolean).join(', ')
}

function describeSalary(value: number) {
  const amount = { '@type': 'QuantitativeValue', value, unitText: 'YEAR' }
  return { '@type': 'MonetaryAmount', currency: 'USD', value: amount }
}

/** Undefined for what search engines refuse: no date, and remote work without the countries to apply from. */
export function describeJobPosting(job: Job) {
  const { id, title, datePosted, description, company, location, requirements, type, salary } = job
  if (!datePosted || !location || location === jobDefaults.location) return undefined
  const name = company ?? agency.name
  const [addressLocality, ...rest] = location.split(', ')
  const address = { '@type': 'PostalAddress', addressLocality, addressCountry: rest.at(-1) ?? addressLocality }
  return {
    '@type': 'JobPosting',
    title,
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted,
    description: description || jobDetail.noDescription,
    qualifications: requirements,
    hiringOrganization: { '@type': 'Organization', name },
    jobLocation: { '@type': 'Place', address },
    employmentType: type && employment[type],
    baseSalary: typeof salary === 'number' ? describeSalary(salary) : undefined,
  }
}
