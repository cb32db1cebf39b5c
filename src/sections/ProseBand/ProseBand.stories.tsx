import { internationalStart } from '@/content/services/internationalStart'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { ProseBand } from './ProseBand'

const meta = preview.meta({
  component: ProseBand,
  args: { tone: 'paper' as const, ...findBlock(internationalStart, 'prose') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    paragraphs: { description: 'Two to four, each a text' },
    aside: { description: 'The pull quote' },
    drawing: { description: 'The drawing below the pull quote, by its id in statements.svg' },
  },
  parameters: {
    site: internationalStart.path,
    docs: {
      description: {
        component: `Text section: two to four paragraphs, with a pull quote if one sentence is worth it.

- **Use it for:** how the agency began, on About us, and what a service is and is not.
- **Not for:** the text of a post or of a job: Prose. Equal things: CardsBand. Answers: QuestionsBand.
- **Words:** a title in sentence case, and paragraphs of one to three sentences, about 100 to 280 characters. The pull quote has one to three short sentences of its own.
- **Size and target:** without a pull quote the title has a column of 336 px beside the text in a window wider than 1024 px. The pull quote is below the text, and beside it in a band wider than 1024 px, where its drawing ends with the text. There is nothing to press.
- **Keyboard and screen reader:** a region with an h2, then the paragraphs, then the pull quote as a paragraph. Its drawing is not read.`,
      },
    },
  },
})

/** With a pull quote beside the text. */
export const Default = meta.story()

/** The heading moves beside the text. */
export const WithoutAside = meta.story({ args: { aside: undefined } })
