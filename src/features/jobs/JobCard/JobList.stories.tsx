import * as v from 'valibot'
import { expect } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { Band } from '@/ui/Band/Band'
import { JobList, JobListSkeleton } from './JobList'

const jobs = v.parse(v.array(Job), sampleJobs)

const meta = preview.meta({
  title: 'jobs/JobList',
  component: JobList,
  parameters: { width: 'full' },
  args: { jobs },
  decorators: [
    (Story) => (
      <Band title="Open jobs">
        <Story />
      </Band>
    ),
  ],
})

export const Loaded = meta.story()

export const Loading = meta.story({ render: () => <JobListSkeleton /> })

/** A line per job on wide screens, cards on phones. */
export const Rows = meta.story({ args: { layout: 'rows' } })

export const RowsOnTablet = meta.story({ args: { layout: 'rows' }, globals: { viewport: { value: 'w768' } } })

RowsOnTablet.test('company and place are on one line', async ({ canvas }) => {
  const lists = canvas.getAllByRole('list').slice(1)
  await expect(new Set(lists.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
})

/** Cards of one row have the same height. */
export const Uneven = meta.story({
  args: {
    jobs: jobs.slice(0, 3).map((job, index) => ({
      ...job,
      title: job.title.repeat(index + 1),
      description: index === 1 ? '' : job.description,
    })),
  },
})

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterin'

/** A row keeps its columns, however long the title is. */
export const LongRows = meta.story({
  args: { layout: 'rows', jobs: jobs.slice(0, 2).map((job) => ({ ...job, title: longWord.repeat(2) })) },
})

LongRows.test('a title of one long word stays clear of the salary', async ({ canvas }) => {
  const [title] = canvas.getAllByRole('heading', { level: 3 })
  const [salary] = canvas.getAllByText('$64,000')
  await expect(title?.getBoundingClientRect().right).toBeLessThan(salary?.getBoundingClientRect().left ?? 0)
})

Loaded.test('a visitor hears how many jobs are listed', async ({ canvas }) => {
  const [list] = canvas.getAllByRole('list')
  await expect(list?.children).toHaveLength(sampleJobs.length)
})
