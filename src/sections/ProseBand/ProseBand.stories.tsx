import { globalIt } from '@/content/services/globalIt'
import { blockOf, onEachGround } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { ProseBand } from './ProseBand'

const meta = preview.meta({
  title: 'Sections/ProseBand',
  component: ProseBand,
  args: { tone: 'paper' as const, ...blockOf(globalIt, 'prose') },
  parameters: { site: globalIt.path },
})

/** With a pull quote beside the text. */
export const Default = meta.story()

/** The heading moves beside the text. */
export const WithoutAside = meta.story({ args: { aside: undefined } })

export const LongText = meta.story({
  args: {
    title: 'How we test, what we leave to you, and why a heading may well run to ninety characters',
    paragraphs: ['A paragraph that does not end. '.repeat(60), ...blockOf(globalIt, 'prose').paragraphs],
    aside: 'A pulled sentence is short as a rule, but this one was not, and the column has to bear with it.',
  },
})

export const Tones = meta.story({ render: onEachGround(ProseBand) })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
