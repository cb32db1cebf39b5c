import { domesticStart } from '@/content/services/domesticStart'
import { domesticVerification } from '@/content/services/domesticVerification'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Checklist } from './Checklist'

const meta = preview.meta({
  component: Checklist,
  args: { tone: 'paper' as const, ...findBlock(domesticStart, 'checklist') },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()

export const Many = meta.story({ args: findBlock(domesticVerification, 'checklist') })
