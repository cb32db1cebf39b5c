import { offers } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { WhatWeOffer } from './WhatWeOffer'

const meta = preview.meta({
  component: WhatWeOffer,
  args: offers,
  argTypes: {
    title: { description: 'The h2' },
    intro: { description: 'The sentence below the title' },
    items: { description: 'Each has a title, a text and the page it leads to' },
    more: { description: 'The link beside the heading' },
  },
  parameters: {
    docs: {
      description: {
        component: `A ledger of services: each row needs a page to lead to.

- **Use it for:** six services for candidates and employers, once, on the home page.
- **Not for:** services with drawings: DrawingsBand. Things that lead nowhere: CardsBand. Jobs: JobList.
- **Words:** a title of two to four words, and one to three short sentences with a figure where there is one: “Renewal costs 50%.”
- **Size and target:** title above text, with an arrow at the end. In a band wider than 688 px the title has a column of its own, up to 304 px wide. The whole row is the target.
- **Keyboard and screen reader:** a list. Each title is an h3 with a link, one stop of Tab, and the focus ring is around the row. The link beside the heading is the first stop.`,
      },
    },
  },
})

export const Default = meta.story()
