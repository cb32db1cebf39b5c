import * as v from 'valibot'
import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/entities'
import { JobCard } from './JobCard'

const job = v.parse(Job, sampleJobs[0])

const meta = preview.meta({
  title: 'UI/JobCard',
  component: JobCard,
  args: { job, heading: 'h2' as const },
  parameters: { layout: 'padded' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Salary $64,000 a year')
    await expect(canvas.getByText('Tallwood Systems')).not.toHaveStyle({ fontStyle: 'italic' })
  },
})

/** Missing fields show the spec's defaults, quietly. */
export const OnlyATitle = meta.story({
  args: { job: v.parse(Job, { id: 9, title: 'Site Manager' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent(/Salary N\/A$/)
    await expect(canvas.getByRole('article')).toHaveTextContent('Location: Remote')
    for (const text of ['Not specified', 'Remote', 'N/A'])
      await expect(canvas.getByText(text)).toHaveStyle({ fontStyle: 'italic', fontWeight: '400' })
  },
})

export const EmptyDescription = meta.story({ args: { job: { ...job, description: '' } } })

export const TypeOnly = meta.story({ args: { job: { ...job, level: undefined } } })

export const LongText = meta.story({
  args: {
    job: {
      ...job,
      title: 'Principal Consultant for International Recruitment, Immigration Assessment and Verification',
      company: 'The Worshipful Company of Bookbinders, Stationers, Papermakers and Associated Trades Limited',
      location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, United Kingdom',
      description: 'You lead a team that works in four time zones. '.repeat(20),
    },
  },
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

export const LowerHeading = meta.story({
  args: { heading: 'h3' },
  decorators: [
    (Story) => (
      <>
        <h2 className="visually-hidden">Related jobs</h2>
        <Story />
      </>
    ),
  ],
})

Default.test('a visitor can press anywhere on the card', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  const box = canvas.getByRole('article').getBoundingClientRect()
  const atTheSalary = document.elementFromPoint(box.left + 40, box.bottom - 30)
  await expect(atTheSalary).toBe(canvas.getByRole('link', { name: job.title }))
})
