import { experienceLevels, industryIds, jobTypes } from '@/contract/endpoints'
import { fillRows, listVariants, longText } from '../../engine/behaviors'
import { choice, date, number, optional, prose, text } from '../../engine/database/columns'
import { defineResource } from '../defineResource'
import { createJob } from './rows/generated'

export const jobs = defineResource({
  table: {
    name: 'job',
    title: 'Jobs',
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
      summary: 'Returns one job.',
      example: { params: { id: '1' } },
      resolve({ request, table, getBehavior, createError }) {
        const id = /^[1-9]\d*$/.test(request.params.id) ? Number(request.params.id) : 0
        const job = table.findFirst({ where: { id: { equals: id } } })
        if (job) return job
        // `many` lists jobs that are not in the table: each of them opens.
        const listed = getBehavior('jobs') === 'many' ? fillRows(table.getAll(), createJob) : []
        return listed.find((row) => row.id === id) ?? createError(404, 'Job not found.')
      },
      variants: longText,
    },
    jobs: { summary: 'Lists all jobs.', resolve: ({ table }) => table.getAll(), variants: listVariants },
  },
})
