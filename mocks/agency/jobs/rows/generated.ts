import { daysAgo } from '@/content/daysAgo'
import { experienceLevels, jobTypes } from '@/contract/endpoints'
import { employers, pick, places } from '../../rows/generated'

const trades = [
  ['Warehouse Lead', 'logistics'],
  ['Payroll Clerk', 'finance'],
  ['Staff Nurse', 'healthcare'],
  ['Data Analyst', 'it'],
  ['Site Electrician', 'manufacturing'],
  ['Store Manager', 'retail'],
] as const
const duties = ['Shift planning', 'Quality', 'Customer care', 'New sites', 'Reporting', 'Training', 'Stock control']

/** A day of the last two months, the same age on every run. */
export const postedOn = (id: number): string => daysAgo(4 + ((id * 7) % 60))

export function createJob(id: number) {
  const company = pick(employers, id * 5)
  const [trade, industry] = pick(trades, id)
  return {
    id,
    title: `${trade}, ${pick(duties, id * 3).toLowerCase()}`,
    company,
    industry,
    location: pick(places, id * 7),
    type: pick(jobTypes, id),
    level: pick(experienceLevels, id * 2 + (id % 5)),
    salary: 24_000 + ((id * 1750) % 90_000),
    description: `${company} is hiring because the work has grown. You begin with four weeks beside a colleague, then ${pick(duties, id).toLowerCase()} is yours. The team is ${4 + (id % 9)} people strong and meets every morning.`,
    requirements: `${2 + (id % 6)} years in a similar job, and two references.`,
    datePosted: postedOn(id),
  }
}
