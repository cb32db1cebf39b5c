import { featured } from '@/content/home/jobsAndNews'
import { preview } from '../../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const meta = preview.meta({ component: FeaturedJobs, args: featured, parameters: { width: 'full', site: '/' } })

export const Default = meta.story()

export const Empty = meta.story({ args: { jobs: [] } })
