import { featured } from '@/content/home/jobsAndNews'
import { preview } from '../../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const meta = preview.meta({
  component: FeaturedJobs,
  args: featured,
  argTypes: {
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    more: { description: 'The link beside the heading' },
    jobs: { description: 'Six of them unless others are given' },
  },
  parameters: {
    width: 'full',
    site: '/',
    docs: {
      description: {
        component: `Jobs that are known at build time, so that nothing has to load.

- **Use it for:** six jobs, once, on the home page.
- **Not for:** all open jobs: JobsPage. Our picks with their filters: JobsListingPage. Jobs like another one: RelatedJobs.
- **Words:** a title, an introduction of two sentences that says the currency, and a link to all jobs. The jobs’ descriptions are left out.
- **Size and target:** up to three columns, each at least 320 px wide; in a window up to 640 px a row to swipe. A whole card is the target.
- **Keyboard and screen reader:** the link beside the heading is read first, then a list of articles, with one stop of Tab each.`,
      },
    },
  },
})

export const Default = meta.story()

export const Empty = meta.story({ args: { jobs: [] } })
