import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { Loading as Wait, Skeleton } from './State'

const meta = preview.meta({
  title: 'UI/State/Loading',
  component: Wait,
  args: {
    text: messages.news.loading,
    children: (
      <>
        <Skeleton height="picture" />
        <Skeleton height="title" />
        <Skeleton lines={3} />
      </>
    ),
  },
  parameters: { layout: 'padded' },
})

export const Loading = meta.story()

Loading.test('a screen reader reads the sentence and not the skeleton', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('status')).toHaveTextContent(messages.news.loading)
})
