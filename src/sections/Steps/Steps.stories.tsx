import { domesticStart } from '@/content/services/domesticStart'
import { internationalStart } from '@/content/services/internationalStart'
import { talentAcquisition } from '@/content/services/talentAcquisition'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Steps } from './Steps'

const meta = preview.meta({
  component: Steps,
  args: { tone: 'paper' as const, ...findBlock(domesticStart, 'steps') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    layout: { description: '`route` goes across the page, `ledger` is a table; without either it is a line' },
    steps: { description: 'Each has a title and a text, and when if it has a date' },
  },
  parameters: {
    site: domesticStart.path,
    docs: {
      description: {
        component: `What happens next, in order, with dates where there are any.

- **Use it for:** the way through a service: domestic as a line, international as Route, for employers as Ledger.
- **Not for:** equal things without an order: CardsBand. Months of a plan: Timetable. What follows a message that was sent: Road.
- **Words:** four to six steps. Titles have at most 27 characters, texts about 70 to 130. The date mark says when or how long: “Day 1”, “30 minutes”.
- **Size and target:** there is nothing to press. Up to 896 px all three are one path downward, with the texts beside the titles from 641 px; above, Route goes across the page, Ledger is a table, and the line stays a path.
- **Keyboard and screen reader:** a numbered list. Each title is an h3; its date mark is read before it.`,
      },
    },
  },
})

export const Default = meta.story()

export const Route = meta.story({ args: { layout: 'route', ...findBlock(internationalStart, 'steps') } })

export const Ledger = meta.story({ args: { layout: 'ledger', ...findBlock(talentAcquisition, 'steps') } })
