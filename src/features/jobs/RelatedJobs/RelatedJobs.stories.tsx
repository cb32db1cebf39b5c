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
  argTypes: { job: { description: 'The job that they are like' } },
  parameters: {
    docs: {
      description: {
        component: `Up to three jobs like the one above: the industry, a word of the title, the type or the level is the same. The section is left out if they fail.

- **Use it for:** the end of a job’s page.
- **Not for:** jobs that we choose: FeaturedJobs. All jobs: JobsPage. The posts before and after one: MorePosts.
- **Words:** “Related jobs” is set; the rest is that of JobCard.
- **Size and target:** rows, as in JobList. A whole row is the target. It is not printed.
- **Keyboard and screen reader:** a region called “Related jobs”, with a list of articles and one stop of Tab each. That it is left out is not announced.`,
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
