import { domesticProfessionalWorld } from '@/content/services/domesticProfessionalWorld'
import { internationalProfessionalWorld } from '@/content/services/internationalProfessionalWorld'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Terms } from './Terms'

const meta = preview.meta({
  title: 'Sections/Terms',
  component: Terms,
  args: { tone: 'sand' as const, ...blockOf(domesticProfessionalWorld, 'terms') },
  parameters: { site: domesticProfessionalWorld.path },
})

export const Default = meta.story()

export const International = meta.story({
  args: { tone: 'sage' as const, ...blockOf(internationalProfessionalWorld, 'terms') },
})

export const LongText = meta.story({
  args: {
    figure: '3 openings within 3 months',
    text: 'What the term means, at length. '.repeat(12),
    smallPrint: 'The small print, which is never as small as one would like. '.repeat(8),
  },
})

export const Tones = meta.story({ render: onEachGround(Terms) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
