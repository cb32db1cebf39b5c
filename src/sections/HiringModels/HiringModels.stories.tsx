import { hireUs } from '@/content/hireUs'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { HiringModels } from './HiringModels'

const meta = preview.meta({
  component: HiringModels,
  args: { tone: 'paper' as const, ...hireUs.models },
  parameters: { site: paths.hireUs },
})

export const Default = meta.story()
