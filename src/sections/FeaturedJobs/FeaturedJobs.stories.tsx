import preview from '../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const meta = preview.meta({ title: 'Sections/FeaturedJobs', component: FeaturedJobs })

export const Default = meta.story()

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
