import { domesticStart } from '@/content/services/domesticStart'
import { preview } from '../../../.storybook/preview'
import { Closing } from './Closing'

const meta = preview.meta({
  component: Closing,
  args: { tone: 'paper' as const, ...domesticStart.closing },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()
