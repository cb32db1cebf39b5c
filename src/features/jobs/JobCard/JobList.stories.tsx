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
  parameters: {
    width: 'full',
    docs: {
      description: {
        component: `Jobs as cards, or as rows.

- **Use it for:** any list of jobs: cards for a few picks, rows for all jobs and related ones.
- **Not for:** no jobs: [Empty](./?path=/story/pages-jobspage--empty). Jobs that failed: [Failed](./?path=/story/pages-jobspage--failed). Posts: BlogCard.
- **Words:** those of JobCard. The heading is that of its Band or its group.
- **Size and target:** cards: up to three columns, each at least 320 px wide, and as high as the others of a line. Rows: at least 72 px high, with tags and salary beside title and facts; in a window narrower than 768 px one tag and the salary.
- **Keyboard and screen reader:** a list of articles with one stop of Tab each. While jobs load, skeletons are in its place.`,
      },
    },
  },
  args: { jobs },
  argTypes: { jobs: { description: 'The jobs, in the order in which they are shown' } },
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

/** A line per job; on phones a row with one tag and the salary. */
export const Rows = meta.story({ args: { layout: 'rows' } })

export const RowsOnTablet = meta.story({ args: { layout: 'rows' }, globals: { viewport: { value: 'w768' } } })

Rows.test('a reader hears what a salary is, also one that is not given', async ({ canvas }) => {
  await expect(canvas.getAllByText('Salary')).toHaveLength(jobs.length)
})

RowsOnTablet.test('company and place are on one line', async ({ canvas }) => {
  const lists = canvas.getAllByRole('list').slice(1)
  await expect(new Set(lists.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
})

const plainJobs = jobs.map((job, index) => (index > 0 ? { ...job, type: undefined, level: undefined } : job))

/** As of a backend that tells nothing more. */
export const PlainRows = meta.story({ args: { layout: 'rows', jobs: plainJobs } })

PlainRows.test('a row without type and level keeps its columns', async ({ canvasElement }) => {
  const arrows = [...canvasElement.querySelectorAll('.arrow-onward')]
  const places = new Set(arrows.map((arrow) => Math.round(arrow.getBoundingClientRect().left)))
  await expect([arrows.length, places.size]).toEqual([plainJobs.length, 1])
})

export const PlainRowsOnPhones = meta.story({
  args: { layout: 'rows', jobs: plainJobs },
  globals: { viewport: { value: 'w375' } },
})

PlainRowsOnPhones.test('a salary stands beside its title', async ({ canvas }) => {
  const middles = (elements: HTMLElement[]) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().top))
  const titles = middles(canvas.getAllByRole('heading', { level: 3 }))
  const salaries = middles(canvas.getAllByText(/^\$/))
  for (const [index, title] of titles.entries()) await expect(Math.abs(title - (salaries[index] ?? 0))).toBeLessThan(12)
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
