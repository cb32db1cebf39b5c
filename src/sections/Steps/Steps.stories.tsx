import { domesticLocalHiring } from '@/content/services/domesticLocalHiring'
import { domesticStart } from '@/content/services/domesticStart'
import { internationalStart } from '@/content/services/internationalStart'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Steps } from './Steps'

const meta = preview.meta({
  component: Steps,
  args: { tone: 'paper' as const, ...findBlock(domesticStart, 'steps') },
  parameters: { site: domesticStart.path },
})

export const Default = meta.story()

export const Route = meta.story({ args: { layout: 'route', ...findBlock(internationalStart, 'steps') } })

export const Ledger = meta.story({ args: { layout: 'ledger', ...findBlock(domesticLocalHiring, 'steps') } })
