import * as v from 'valibot'
import { expect } from 'storybook/test'
import { jobDetail } from '@/content/jobs'
import { sampleJobs } from '@/content/sampleJobs'
import { Job } from '@/contract/endpoints'
import { preview } from '../../../../.storybook/preview'
import { RelatedJobs } from './RelatedJobs'

const meta = preview.meta({
  component: RelatedJobs,
  args: { job: v.parse(Job, sampleJobs[1]) },
  parameters: {
    docs: {
      description: {
        component:
          'Up to three jobs like the one above: a word of the title, the type or the level is the same. The section is left out if they fail.',
      },
    },
    width: 'full',
    site: '/jobs/2',
  },
})

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: jobDetail.related })).toBeVisible()
  },
})

/** The section is left out. */
export const Failed = meta.story({ parameters: { mock: { jobs: 'error' }, docs: { story: { height: '3rem' } } } })
