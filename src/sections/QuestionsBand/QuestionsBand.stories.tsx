import { expect } from 'storybook/test'
import { domesticAssistance } from '@/content/services/domesticAssistance'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { QuestionsBand } from './QuestionsBand'

const { items, ...questions } = findBlock(domesticAssistance, 'questions')

const meta = preview.meta({
  component: QuestionsBand,
  args: { tone: 'paper' as const, items, ...questions },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    items: { description: 'Questions with their answers, the most frequent first' },
    by: { description: 'The consultant who answers them' },
  },
  parameters: {
    site: domesticAssistance.path,
    docs: {
      description: {
        component: `Short answers, the most frequent first, and the consultant who gives them.

- **Use it for:** three to five questions about a service, as the last band before its Closing.
- **Not for:** questions in a column beside a form: Questions. What happens in order: Steps. Things without a question: CardsBand.
- **Words:** a title of two to five words. A question is a visitor’s own, at most 53 characters, with a question mark; the answer has one to four sentences. The consultant’s words are in \`src/content/consultants.ts\`.
- **Size and target:** one below the other; in a window wider than 1024 px title and consultant have a column of 336 px beside the questions. The face is 96 px wide. There is nothing to press.
- **Keyboard and screen reader:** a region with an h2, the consultant, then a list of terms and definitions. Nothing is folded, and the face is not read.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('the heading stays above the consultant when the page scrolls', async ({ canvas, canvasElement }) => {
  canvasElement.style.paddingBottom = '100vh'
  const consultant = canvas.getByText(questions.by.name)
  consultant.scrollIntoView()
  await new Promise(requestAnimationFrame)
  const heading = canvas.getByRole('heading', { name: questions.title })
  await expect(heading.getBoundingClientRect().bottom).toBeLessThan(consultant.getBoundingClientRect().top)
})
