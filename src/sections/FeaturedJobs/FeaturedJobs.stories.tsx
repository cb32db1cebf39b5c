import * as v from 'valibot'
import { expect, within } from 'storybook/test'
import { featured } from '@/content/home/jobsAndNews'
import { sampleJobs } from '@/content/sampleJobs'
import { paths } from '@/content/paths'
import { Job } from '@/contract/entities'
import { longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const jobs = v.parse(v.array(Job), sampleJobs)

const meta = preview.meta({
  title: 'Sections/FeaturedJobs',
  component: FeaturedJobs,
  args: featured,
  parameters: { site: paths.home },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
      [1, 2, 6, 4, 7, 5].map((id) => `/jobs/${id}`),
    )
    const finance = within(cards[2] ?? document.body)
    for (const text of ['Interim Finance Manager', 'Contract', 'Not specified', 'Singapore', '$118,000'])
      await expect(finance.getByText(text)).toBeVisible()
  },
})

export const Few = meta.story({ args: { jobs: jobs.slice(0, 1) } })

export const Many = meta.story({ args: { jobs } })

export const Empty = meta.story({ args: { jobs: [] } })

export const LongText = meta.story({
  args: {
    title: longTitle,
    jobs: jobs.map((job) => ({ ...job, title: `${longTitle} (${job.id})`, location: longTitle })),
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
