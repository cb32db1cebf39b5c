import * as v from 'valibot'
import { expect } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { JobCard } from './JobCard'
import { JobList } from './JobList'

const job = v.parse(Job, sampleJobs[0])

const meta = preview.meta({
  component: JobCard,
  args: { job },
  argTypes: {
    job: { description: 'A job, of which all but id and title can be missing' },
    mark: { description: 'Instead of the industry’s mark' },
    isRow: { description: 'Leaves out description and reference' },
  },
  // The list says how its cards look.
  render: ({ job: shown }) => <JobList jobs={[shown]} />,
  parameters: {
    width: 384,
    docs: {
      source: {
        code: `import { JobCard } from '@/features/jobs/JobCard/JobCard'

<JobCard job={${JSON.stringify(job, undefined, 2)}} />`,
      },
      description: {
        component: `A job in a list; the whole card is the target of its link.

- **Use it for:** a job in a JobList, which says whether it is a card or a row.
- **Not for:** the page of a job: JobHead and JobBody. A post: BlogCard. Anything else to open: Card.
- **Words:** title, company and place are the job’s, in any language. Of the description it has the first sentence, at most five lines. What is missing is muted: “Remote”, “Not specified”, “N/A”.
- **Size and target:** it fills its cell, as high as its neighbors. A row is at least 72 px high. A press anywhere follows the link.
- **Keyboard and screen reader:** an article with one stop of Tab. The title, an h3, is read first, then industry, type and level, company, place, description, salary; a card’s number is last.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('the tags are words of one line, not run together', async ({ canvas }) => {
  const tags = canvas.getByText(String(job.type)).parentElement
  await expect(tags?.innerText).toBe(`${job.type} ${job.level}`)
})

/** What is missing has a muted default. */
export const OnlyATitle = meta.story({
  args: { job: v.parse(Job, { id: 9, title: 'Site Manager' }) },
})

export const LongText = meta.story({
  args: {
    job: {
      ...job,
      title: 'Principal Consultant for International Recruitment, Immigration Assessment and Verification',
      company: 'The Worshipful Company of Bookbinders, Stationers, Papermakers and Associated Trades Limited',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom',
      description: 'You lead a team of Oak & Sons Ltd. that works in four time zones, '.repeat(20),
    },
  },
})

LongText.test('shows five lines of a long sentence, which no abbreviation ends', async ({ canvas }) => {
  const text = canvas.getByText(/^You lead/)
  await expect(text).toHaveTextContent(/Ltd\. that works/)
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight)
})

export const Arabic = meta.story({
  args: {
    job: {
      ...job,
      title: 'مهندس برمجيات أول',
      company: 'شركة النخيل للتقنية',
      location: 'دبي',
      description: 'ستقود فريقًا من تسعة مهندسين وتعمل مع عملاء في ثلاث قارات.',
    },
  },
})

Default.test('shows the first sentence of a description whole', async ({ canvas }) => {
  const text = canvas.getByText(/^You will own/)
  await expect(text).toHaveTextContent(/^You will own [^.]+\.$/)
  await expect(text.scrollHeight).toBe(text.clientHeight)
})

Default.test('shows the salary and the company', async ({ canvas }) => {
  await expect(canvas.getByRole('article')).toHaveTextContent('Salary $64,000 a year')
  await expect(canvas.getByText('Tallwood Systems')).not.toHaveStyle({ fontStyle: 'italic' })
})

OnlyATitle.test('shows quiet defaults for missing fields', async ({ canvas }) => {
  await expect(canvas.getByRole('article')).toHaveTextContent(/Salary N\/AJob 0009$/)
  await expect(canvas.getByRole('article')).toHaveTextContent('Location: Remote')
  for (const text of ['Not specified', 'Remote', 'N/A'])
    await expect(canvas.getByText(text)).toHaveStyle({ fontStyle: 'italic', fontWeight: '400' })
})
