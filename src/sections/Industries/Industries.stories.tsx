import { industries } from '@/content/industries'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { Industries } from './Industries'

const meta = preview.meta({
  title: 'Sections/Industries',
  component: Industries,
  args: industries,
  parameters: { site: paths.home },
})

export const Default = meta.story()
