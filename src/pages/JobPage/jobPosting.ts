import { agency } from '@/content/agency'
import { jobDefaults, jobDetail } from '@/content/jobsListing'
import type { Job } from '@/contract/entities'

const employment = {
  'Full-Time': 'FULL_TIME',
  'Part-Time': 'PART_TIME',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
} as const

/** We advertise an opening for so many days. */
const daysOpen = 90

function daysAfter(day: string): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + daysOpen)
  return date.toISOString().slice(0, 10)
}

/** Remote jobs are open to people in the countries of our offices. */
function placeOf(location: string) {
  if (location === jobDefaults.location)
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: agency.offices.map(({ country }) => ({ '@type': 'Country', name: country })),
    }
  const [addressLocality, ...rest] = location.split(', ')
  const address = { '@type': 'PostalAddress', addressLocality, addressCountry: rest.at(-1) ?? addressLocality }
  return { jobLocation: { '@type': 'Place', address } }
}

/** Converts a job to schema.org's JobPosting, with all that search engines require. Without an employer it is our own. */
export function jobPosting(job: Job) {
  const { id, title, datePosted, description, company, location, requirements, type, salary } = job
  return {
    '@type': 'JobPosting',
    title,
    identifier: id,
    ...(datePosted && { datePosted, validThrough: daysAfter(datePosted) }),
    description: description || jobDetail.noDescription,
    ...(requirements && { qualifications: requirements }),
    hiringOrganization: { '@type': 'Organization', name: company ?? agency.name },
    ...placeOf(location ?? jobDefaults.location),
    ...(type && { employmentType: employment[type] }),
    ...(typeof salary === 'number' && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { '@type': 'QuantitativeValue', value: salary, unitText: 'YEAR' },
      },
    }),
  }
}
