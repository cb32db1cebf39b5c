import { statistics } from '@/content/home/proof'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Statistics } from './Statistics'

const meta = preview.meta({
  title: 'Sections/Statistics',
  component: Statistics,
  args: { tone: 'sand' as const, ...blockOf(domesticAssistance, 'statistics') },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()

export const Four = meta.story({ args: { tone: 'paper', ...blockOf(globalIt, 'statistics') } })

/** On the dark background, as employers see them. */
export const OnInk = meta.story({ args: { tone: 'ink', ...blockOf(globalIt, 'statistics') } })

/** Numbers count up, as on the home page. */
export const Counted = meta.story({ args: { tone: 'ink', ...statistics } })

export const CountedPhone = Counted.extend({ globals: { viewport: { value: 'w375' } } })

export const CountedReducedMotion = Counted.extend({ globals: { motion: 'reduced' } })

export const Tones = meta.story({ render: onEachGround(Statistics) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
