import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Questions } from './Questions'

const meta = preview.meta({
  component: Questions,
  args: {
    items: [
      { question: 'When do I hear from you?', answer: 'Within 48 to 72 working hours, from a consultant by name.' },
      { question: 'How long do you help me?', answer: 'Three or six months, as you choose.' },
      { question: 'How many openings do you send?', answer: 'Four or five a month that fit what you told us.' },
    ],
  },
  argTypes: { items: { description: 'Each has a question and an answer' } },
  parameters: {
    width: 800,
    docs: {
      description: {
        component: `Questions and their answers, printed like an interview. Nothing is folded.

- **Use it for:** three to six questions that visitors really ask, near the end of a page.
- **Not for:** steps in an order: Steps or Road. Long answers: a page of their own.
- **Words:** a question as a visitor would say it, with a question mark. An answer of one to four sentences, the answer itself first.
- **Size and target:** question and answer are side by side where there are 560 px, else one below the other. There is nothing to press.
- **Screen reader:** a list of terms and definitions. There is nothing to open.`,
      },
    },
  },
})

export const Default = meta.story()

export const LongText = meta.story({
  args: {
    items: [
      {
        question:
          'What happens when an employer changes the role, the place or the salary after I have accepted the offer?',
        answer: 'You tell us, and we ask the employer in writing. You need not answer before we have. '.repeat(5),
      },
    ],
  },
})

Default.test('a visitor reads the answer below its question', async ({ canvas }) => {
  await expect(canvas.getByText(/^Within 48 to 72/)).toBeVisible()
  await expect(canvas.getAllByRole('term')).toHaveLength(3)
  await expect(canvas.getAllByRole('definition')).toHaveLength(3)
})
