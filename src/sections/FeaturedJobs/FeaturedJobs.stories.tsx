import { featured } from '@/content/home/jobsAndNews'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const meta = preview.meta({
  title: 'Sections/FeaturedJobs',
  component: FeaturedJobs,
  args: featured,
  parameters: { site: paths.home },
})

export const Default = meta.story()

export const Empty = meta.story({ args: { jobs: [] } })
