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
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    items: { description: 'Figures and what they count: a number counts up, a text does not' },
  },
  parameters: {
    site: domesticAssistance.path,
    docs: {
      description: {
        component: `Three to five figures, all of them among the claims in Voice.

- **Use it for:** what the agency can say in figures: three or four on a service page, five on the home page.
- **Not for:** reasons in words: WhyChooseUs. A price or a period: Terms. Totals of the admin area: DashboardPage.
- **Words:** a figure with its plus or its range, then what it counts, in lower case: “4 to 5”, “openings a month”. A number counts up; a text does not.
- **Size and target:** three are in a line above 640 px, four above 960; below that three are a table, and four two by two. Of five, the last is below the others and as wide as the band. There is nothing to press.
- **Keyboard and screen reader:** a list of terms and definitions: what is counted is read before its figure. Screen readers get the final number at once.`,
      },
    },
  },
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
