import { preview } from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { ButtonLink } from '../Button/Button'
import { Empty as NothingThere } from './State'

const meta = preview.meta({
  component: NothingThere,
  parameters: {
    module: '@/ui/State/State',
    docs: {
      source: {
        code: `import { ButtonLink } from '@/ui/Button/Button'
import { Empty } from '@/ui/State/State'

<Empty text="${messages.jobs.empty}" picture="empty-jobs">
  <ButtonLink to="/contact" variant="secondary" size="s" text="Write to us" />
</Empty>`,
      },
      description: {
        component: `Where a list has nothing: a drawing, a sentence and a way on. Not for errors.

- **Use it for:** a list without rows, a search that finds nothing, a job that does not exist.
- **Not for:** a request that failed: Failed. An address that has no page: NotFoundPage.
- **Words:** one or two sentences that say what is so and blame nobody: “No job listings available.” Then, where there is one, a way on as a ButtonLink or a Button.
- **Size and target:** the drawing is above the words, at most 280 px wide, and beside them in a band wider than 704 px, 384 px wide. Its buttons have an outline, since the page ends with an apricot one; they are 48 px high, a quiet one 44.
- **Keyboard and screen reader:** the sentence is announced when it appears. The drawing is decorative and not read.`,
      },
    },
  },
  args: {
    text: messages.jobs.empty,
    picture: 'empty-jobs' as const,
    children: <ButtonLink to="/contact" variant="secondary" size="s" text="Write to us" />,
  },
  argTypes: {
    text: { description: 'What is so, in a sentence or two' },
    picture: { description: 'A drawing above the text' },
    children: { description: 'A way on: a ButtonLink or a Button' },
  },
})

export const Empty = meta.story()

export const LongText = meta.story({
  args: {
    text: 'None of these roles matches this search. Try fewer filters, another word or a place nearby, or write to us what you look for.',
  },
})
