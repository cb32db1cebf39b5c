import { jobSearch } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({
  title: 'Sections/HeroSearch',
  component: HeroSearch,
  args: { title: jobSearch.title },
  parameters: { site: paths.home },
})

export const Default = meta.story()
