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
  parameters: {
    docs: { description: { component: 'The facts of a job, the way to apply and who answers, the description.' } },
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

/** Missing fields show the spec's defaults, quietly. */
export const OnlyATitle = meta.story({ args: { job: v.parse(Job, { id: 9, title: 'Site Manager' }) } })

export const Loading = meta.story({ render: () => <JobBodySkeleton /> })
