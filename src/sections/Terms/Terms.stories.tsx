import { domesticProfessionalWorld } from '@/content/services/domesticProfessionalWorld'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Terms } from './Terms'

const meta = preview.meta({
  component: Terms,
  args: { tone: 'sand' as const, ...findBlock(domesticProfessionalWorld, 'terms') },
  parameters: { site: domesticProfessionalWorld.path },
})

export const Default = meta.story()
