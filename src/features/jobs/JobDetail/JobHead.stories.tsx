import * as v from 'valibot'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { preview } from '../../../../.storybook/preview'
import { JobHead } from './JobHead'
import { JobHeadSkeleton } from './JobSkeleton'

const meta = preview.meta({
  component: JobHead,
  args: { job: v.parse(Job, sampleJobs[0]) },
  argTypes: { job: { description: 'A job, of which all but id and title can be missing' } },
  parameters: {
    docs: {
      description: {
        component: `The head of a job’s page: way back, title, industry, company and place.

- **Use it for:** the top of the page of a job.
- **Not for:** a job in a list: JobCard. Facts and description: JobBody. The top of another page: PageHero.
- **Words:** title, company and place are the job’s; what is missing is muted: “Remote”. The way back says where to: “Back to the job list”.
- **Size and target:** the way back, “Print” and “Share” are 44 px high. In a band wider than 896 px it leaves room for the column of JobBody.
- **Keyboard and screen reader:** the way back, the h1, a list of industry, company and place, then two buttons. The marks are not read. Way back and buttons are not printed.`,
      },
    },
    width: 1184,
    site: '/jobs/1',
  },
})

export const Default = meta.story()

/** Someone who comes from a list reads the title at once. */
export const Loading = meta.story({ render: ({ job }) => <JobHeadSkeleton id={job.id} title={job.title} /> })

export const LoadingWithoutTitle = meta.story({
  render: ({ job }) => <JobHeadSkeleton id={job.id} title={undefined} />,
})
