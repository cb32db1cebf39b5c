import { expect, fn, userEvent } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { ButtonLink } from '../Button/Button'
import { Failed as Failure } from './State'

const meta = preview.meta({
  component: Failure,
  args: { text: messages.news.failed, onRetry: fn() },
  argTypes: {
    text: { description: 'What happened, then what to do' },
    error: { description: 'Adds what is known besides' },
    children: { description: 'Other ways on, after “Try again”' },
  },
  parameters: {
    module: '@/ui/State/State',
    docs: {
      description: {
        component: `Instead of data whose request failed. A form that failed has a Notice.

- **Use it for:** a list, a page’s data or a part of a page that could not be shown.
- **Not for:** a form: Notice. Old rows that stay on the page: QueryStates. Nothing to show: Empty. An address that has no page: NotFoundPage.
- **Words:** what happened, then what to do: “Failed to load news. Please try again later.” What is known besides is added by itself: “No answer came within 15 seconds.”
- **Size and target:** as Empty. “Try again” is 44 px high; without something to try there is no button.
- **Keyboard and screen reader:** the sentence is announced at once, or in the next pause where \`urgency\` is polite, as in LatestNews. The button is removed while the request runs, so the focus moves to its Band.`,
      },
    },
  },
})

export const Failed = meta.story()

/** There is nothing to retry. */
export const WithoutRetry = meta.story({
  args: {
    text: messages.job.notFound,
    onRetry: undefined,
    children: <ButtonLink to="/jobs-listing" variant="secondary" size="s" text="All open jobs" />,
  },
})

Failed.test('a visitor tries again', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: controls.tryAgain }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})
