import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { Team } from './Team'

const meta = preview.meta({
  component: Team,
  args: { tone: 'paper' as const, ...about.team },
  parameters: { site: paths.about },
})

export const Default = meta.story()
