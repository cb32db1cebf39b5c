import { expect } from 'storybook/test'
import { testimonials } from '@/content/home/proof'
import { longText } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Testimonials } from './Testimonials'

const [first, ...others] = testimonials.items

const meta = preview.meta({
  component: Testimonials,
  args: testimonials,
  argTypes: {
    title: { description: 'The h2' },
    items: { description: 'Three, each with quote, name, role and face; the first is the largest' },
  },
  parameters: {
    docs: {
      description: {
        component: `Three voices with name and role, without awards or ratings.

- **Use it for:** what candidates and employers say, once, on the home page.
- **Not for:** who hires with Alderway: ClientLogos. The agency’s own people: Team. A sentence of our own: ProseBand.
- **Words:** a quote of two or three sentences, about 130 to 145 characters; its marks are added by themselves. Then the name, and role and place: “Product designer, Toronto”.
- **Size and target:** in a window up to 640 px a row to swipe, each voice up to 320 px wide. In a band wider than 608 px the first is larger and above the others; above 960 px its face is 320 px wide.
- **Keyboard and screen reader:** a list of quotes, each with its name after it. As a row it is a stop of Tab with the band’s title as its name, and arrow keys scroll it. The faces are not read.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('a screen reader says each name once: a figure would be named by its caption', async ({ canvas }) => {
  await expect(canvas.queryAllByRole('figure')).toEqual([])
})

export const LongText = meta.story({
  args: {
    items: [
      ...(first ? [{ ...first, quote: longText, name: 'Maria da Conceição Wolfeschlegelsteinhausenbergerdorff' }] : []),
      ...others,
    ],
  },
})
