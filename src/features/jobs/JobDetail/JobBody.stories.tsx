import * as v from 'valibot'
import { expect } from 'storybook/test'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { preview } from '../../../../.storybook/preview'
import { JobBody } from './JobBody'
import { JobBodySkeleton } from './JobSkeleton'

const meta = preview.meta({
  component: JobBody,
  args: { job: v.parse(Job, sampleJobs[0]) },
  argTypes: { job: { description: 'A job, of which all but id and title can be missing' } },
  parameters: {
    docs: {
      description: {
        component: `The facts of a job, the way to apply and who answers, the description.

- **Use it for:** the page of a job, below JobHead.
- **Not for:** a job in a list: JobCard. The form: ApplyPage. Jobs like it: RelatedJobs.
- **Words:** the headings are set: “At a glance”, “The job”, “What it asks”, “Your consultant”. The description is set as in Prose. A fact that is missing says so: “N/A”.
- **Size and target:** in a band wider than 896 px the facts have a column of 352 px at the end; else they are above the text, and “Apply Now” stays at the bottom of the window. It is 48 px high.
- **Keyboard and screen reader:** the facts are a region called “At a glance”, with a list of terms, before the link to apply, the promise and the text. The consultant is in an aside.`,
      },
    },
    width: 1184,
    site: '/jobs/1',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const face = canvas.getByRole('complementary').querySelector('img')
    await expect([face?.clientWidth, face?.clientHeight]).toEqual([96, 96])
  },
})

/** What is missing has a muted default. */
export const OnlyATitle = meta.story({ args: { job: v.parse(Job, { id: 9, title: 'Site Manager' }) } })

export const Loading = meta.story({ render: () => <JobBodySkeleton /> })
