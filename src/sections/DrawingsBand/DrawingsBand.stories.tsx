import { expect } from 'storybook/test'
import { drawnIndustries } from '@/content/home/drawnIndustries'
import { hrSolutions } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { DrawingsBand } from './DrawingsBand'

const meta = preview.meta({
  component: DrawingsBand,
  args: hrSolutions,
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title' },
    items: { description: 'Four or eight, each with title, text, drawing and where it leads' },
  },
  parameters: {
    docs: {
      description: {
        component: `Drawings on one ground, each a link with a title and a text.

- **Use it for:** four services or industries, or eight industries. Each needs a drawing and a page to lead to.
- **Not for:** things without drawings: CardsBand. A list of services: WhatWeOffer. One drawing beside text: ProseBand.
- **Words:** a title of one to three words, and one or two short sentences below it.
- **Size and target:** four columns in a band wider than 672 px, else two, and one on the narrowest phones. All of drawing, title and text is the target.
- **Keyboard and screen reader:** a list. Each title is an h3 with a link, one stop of Tab, and the focus ring is around the whole. The drawings are not read.`,
      },
    },
  },
})

export const Default = meta.story()

/** On phones, pairs as four are. */
export const Eight = meta.story({ args: { tone: 'white', ...drawnIndustries } })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

Phone.test('each of the four titles has one line', async ({ canvas }) => {
  for (const title of canvas.getAllByRole('heading', { level: 3 }))
    await expect(title.offsetHeight, title.textContent).toBeLessThan(30)
})
