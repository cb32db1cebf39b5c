import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { hireUs } from '@/content/hireUs'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { globalIt } from '@/content/services/globalIt'
import { internationalProfessionalWorld } from '@/content/services/internationalProfessionalWorld'
import { internationalStart } from '@/content/services/internationalStart'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { CardsBand } from './CardsBand'

const meta = preview.meta({
  component: CardsBand,
  args: { tone: 'paper' as const, ...findBlock(domesticAssistance, 'cards') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    picture: { description: 'A drawing that numbers the items' },
    items: { description: 'Each has a title and a text; with `to` it is a link' },
    action: { description: 'The link beside the heading' },
  },
  parameters: {
    site: domesticAssistance.path,
    docs: {
      description: {
        component: `Two to eight equal things, or the numbered parts of a drawing. Only links are raised.

- **Use it for:** what belongs to a service, values, ways to go on, models to choose from.
- **Not for:** what happens in order: Steps. Columns to compare line by line: Comparison. Months: Timetable. Questions: QuestionsBand.
- **Words:** a title of a few words and one or two sentences each. Points only where there are at most three.
- **Size and target:** without a drawing: one column, two in a band wider than 640 px, and above 960 px as many as fit, three if there are five or more. Things with points are all on one line or each on its own. Of a link the whole card is the target.
- **Keyboard and screen reader:** a list, numbered if a drawing shows the numbers. Each title is an h3. Tab stops at links only.`,
      },
    },
  },
})

export const Default = meta.story()

/** With questions, which are set larger than the titles. */
export const Columns = meta.story({ args: { ...findBlock(globalIt, 'cards'), picture: undefined } })

/** The numbered parts of a drawing. */
export const Drawn = meta.story({
  args: findBlock(internationalProfessionalWorld, 'cards'),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).not.toHaveLength(0)
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
  },
})

const ways = { ...internationalStart, blocks: internationalStart.blocks.toReversed() }

/** The whole card is a link. */
export const Linked = meta.story({ args: { ...findBlock(ways, 'cards'), picture: undefined } })

/** Three ways that compare at a glance. */
export const WithPoints = meta.story({ args: { ...hireUs.models, picture: undefined } })

export const WithAction = meta.story({
  args: {
    tone: 'white',
    ...about.values,
    intro: undefined,
    picture: undefined,
    action: { ...about.more, variant: 'quiet' },
  },
})
