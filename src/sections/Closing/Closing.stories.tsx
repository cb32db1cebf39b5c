import { domesticStart } from '@/content/services/domesticStart'
import { preview } from '../../../.storybook/preview'
import { Closing } from './Closing'

const meta = preview.meta({
  component: Closing,
  args: { tone: 'paper' as const, ...domesticStart.closing },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The question, an h2' },
    text: { description: 'One or two sentences below it' },
    action: { description: 'The one link' },
    drawing: { description: 'The drawing, by its id in closings.svg' },
  },
  parameters: {
    site: domesticStart.path,
    docs: {
      description: {
        component: `The last band of a service page: one question, a few words on it and one action.

- **Use it for:** the end of each service page.
- **Not for:** the end of other pages: CallToAction, which they have by themselves. The action at the top: PageHero.
- **Words:** a question to the reader, with a question mark. Then one or two sentences: what to write, and what comes back. The button has three to five words: “Talk to a consultant”.
- **Size and target:** the drawing is beside the words where both fit, else below them, on the edge of the band. The button is 48 px high. It is not printed.
- **Keyboard and screen reader:** a region with the question as its name and its h2. The link is the only stop of Tab. The drawing is not read.`,
      },
    },
  },
})

export const Default = meta.story()
