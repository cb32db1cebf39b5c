import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { History } from './History'

const meta = preview.meta({
  component: History,
  args: { tone: 'sage' as const, ...about.history },
  parameters: { site: paths.about },
})

export const Default = meta.story()
