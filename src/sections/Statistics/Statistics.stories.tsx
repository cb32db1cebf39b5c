import { expect } from 'storybook/test'
import { statistics } from '@/content/home/proof'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Statistics } from './Statistics'

const meta = preview.meta({
  component: Statistics,
  args: { tone: 'sand' as const, ...findBlock(domesticAssistance, 'statistics') },
  parameters: { site: domesticAssistance.path },
})

export const Default = meta.story()

/** On the dark background, as employers see them. */
export const OnInk = meta.story({ args: { tone: 'ink', ...findBlock(globalIt, 'statistics') } })

/** Numbers count up, as on the home page. */
export const Counted = meta.story({ args: { tone: 'ink', ...statistics } })

Counted.test('no figure is above a label, where forced colors draw a ground behind it', async ({ canvas }) => {
  for (const { label } of statistics.items) {
    const { left, right, bottom } = canvas.getByText(label).getBoundingClientRect()
    await expect(document.elementFromPoint((left + right) / 2, bottom - 2)).toHaveTextContent(label)
  }
})
