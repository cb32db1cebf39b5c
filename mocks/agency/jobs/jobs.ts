import { experienceLevels, industryIds, jobTypes } from '@/contract/entities'
import { fillRows, listVariants, longText } from '../../engine/behaviors'
import { choice, date, number, optional, prose, text } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { daysBefore, employers, pick, places } from '../generated'

const trades = [
  ['Warehouse Lead', 'logistics'],
  ['Payroll Clerk', 'finance'],
  ['Staff Nurse', 'healthcare'],
  ['Data Analyst', 'it'],
  ['Site Electrician', 'manufacturing'],
  ['Store Manager', 'retail'],
] as const
const duties = ['Shift planning', 'Quality', 'Customer care', 'New sites', 'Reporting', 'Training', 'Stock control']

/** A day of the two months before the site's newest post, the same one on every run. */
export const postedOn = (id: number): string => daysBefore((id * 7) % 60)

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
    description: `${company} fills this place because the work has grown. You begin with four weeks beside a colleague, then ${pick(duties, id).toLowerCase()} is yours. The team is ${4 + (id % 9)} people strong and meets every morning.`,
    requirements: `${1 + (id % 6)} years in a similar place, and two people we may ask about you.`,
    datePosted: postedOn(id),
  }
}

export const jobs = defineResource({
  table: {
    name: 'job',
    title: 'Jobs',
    label: ['title', 'company'],
    columns: {
      title: text,
      company: optional(text),
      location: optional(text),
      type: optional(choice(jobTypes)),
      level: optional(choice(experienceLevels)),
      industry: optional(choice(industryIds)),
      salary: optional(number),
      description: optional(prose),
      requirements: optional(prose),
      datePosted: optional(date),
    },
    createRow: createJob,
  },
  endpoints: {
    job: {
      resolve({ request, table, behaviorOf, createError }) {
        const id = /^[1-9]\d*$/.test(request.params.id) ? Number(request.params.id) : 0
        const job = table.findFirst({ where: { id: { equals: id } } })
        if (job) return job
        // `many` lists jobs that are not in the table: each of them opens.
        const listed = behaviorOf('jobs') === 'many' ? fillRows(table.getAll(), createJob) : []
        return listed.find((row) => row.id === id) ?? createError(404, 'Job not found.')
      },
      variants: longText,
    },
    jobs: { resolve: ({ table }) => table.getAll(), variants: listVariants },
  },
})
