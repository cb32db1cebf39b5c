import { expect, fn, userEvent } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { messages } from '@/content/messages'
import { ButtonLink } from '../Button/Button'
import { Failed as Failure } from './State'

const meta = preview.meta({ component: Failure, args: { text: messages.news.failed, onRetry: fn() } })

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
