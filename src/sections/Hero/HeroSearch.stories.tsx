import { expect } from 'storybook/test'
import { jobSearch } from '@/content/jobsListing'
import { paths } from '@/content/paths'
import { longTitle } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({
  title: 'Sections/HeroSearch',
  component: HeroSearch,
  args: { title: jobSearch.title },
  parameters: { site: paths.home },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search')).toHaveAttribute('action', paths.jobsListing)
  },
})

export const LongText = meta.story({ args: { title: longTitle } })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
