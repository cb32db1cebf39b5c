import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { blockOf, Grounds } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { Figures } from './Figures'

const meta = preview.meta({
  title: 'Sections/Figures',
  component: Figures,
  args: { tone: 'sand' as const, ...blockOf(domesticAssistance, 'figures') },
})

/** Three. */
export const Default = meta.story()

export const Four = meta.story({ args: { tone: 'paper', ...blockOf(globalIt, 'figures') } })

/** On the dark ground, as employers see them. */
export const OnInk = meta.story({ args: { tone: 'ink', ...blockOf(globalIt, 'figures') } })

export const Tones = meta.story({
  render: (args) => (
    <Grounds>{(tone) => <Figures {...args} tone={tone} title={`${args.title} (on ${tone})`} />}</Grounds>
  ),
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
