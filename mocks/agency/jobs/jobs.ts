import { allJobTypes, experienceLevels, jobTypes } from '@/contract/entities'
import { sampleJobs } from '@/content/sampleJobs'
import { choice, longText, number, optional, text } from '../../engine/database/columns'
import { fillRows, listVariants, longText as longTextVariant } from '../../engine/variants'
import { defineResource } from '../defineResource'
import { employers, pick, places } from '../invented'
import { jobsInAsiaAndTheGulf } from './rows/asiaAndGulf'
import { jobsInEuropeAndAmerica } from './rows/europeAndAmerica'

const trades = [
  'Warehouse Lead',
  'Payroll Clerk',
  'Staff Nurse',
  'Data Analyst',
  'Site Electrician',
  'Account Manager',
  'Test Engineer',
  'Night Auditor',
  'Lab Technician',
  'Procurement Officer',
  'Machine Operator',
  'Claims Handler',
]
const duties = ['Shift planning', 'Quality', 'Customer care', 'New sites', 'Reporting', 'Training', 'Stock control']

/** A day of the two months before the site's newest post, the same one on every run. */
function postedOn(id: number): string {
  return new Date(Date.UTC(2026, 10, 16) - ((id * 7) % 60) * 86_400_000).toISOString().slice(0, 10)
}

function createJob(id: number) {
  const company = pick(employers, id * 5)
  return {
    id,
    title: `${pick(trades, id)}, ${pick(duties, id * 3).toLowerCase()}`,
    company,
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
    columns: {
      title: text,
      company: optional(text),
      location: optional(text),
      type: optional(choice(allJobTypes)),
      level: optional(choice(experienceLevels)),
      salary: optional(number),
      description: optional(longText),
      requirements: optional(longText),
      datePosted: optional(text),
    },
    // Ids 1 to 7 are the listing page's sample jobs, so that their links open.
    rows: [...sampleJobs, ...jobsInAsiaAndTheGulf, ...jobsInEuropeAndAmerica].map((row) => ({
      ...row,
      datePosted: postedOn(row.id),
    })),
    createRow: createJob,
  },
  endpoints: {
    job: {
      resolve({ request, table, behaviorOf, createError }) {
        const id = /^\d+$/.test(request.params.id) ? Number(request.params.id) : 0
        const job = table.findFirst({ where: { id: { equals: id } } })
        if (job) return job
        // `many` lists jobs that are not in the table: each of them opens.
        const listed = behaviorOf('jobs') === 'many' ? fillRows(table.getAll(), createJob) : []
        return listed.find((row) => row.id === id) ?? createError(404, 'Job not found.')
      },
      variants: longTextVariant,
    },
    jobs: { resolve: ({ table }) => table.getAll(), variants: listVariants(createJob) },
  },
})
