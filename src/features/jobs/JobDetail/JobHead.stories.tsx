import * as v from 'valibot'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { preview } from '../../../../.storybook/preview'
import { JobHead } from './JobHead'
import { JobHeadSkeleton } from './JobSkeleton'

const meta = preview.meta({
  component: JobHead,
  args: { job: v.parse(Job, sampleJobs[0]) },
  parameters: {
    docs: { description: { component: 'The head of a job’s page: way back, title, industry, company and place.' } },
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
