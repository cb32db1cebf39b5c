import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { Loading as Wait, Skeleton } from './State'

const meta = preview.meta({
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
})

export const Loading = meta.story()

Loading.test('a screen reader reads the sentence and not the skeleton', async ({ canvas }) => {
  await expect(canvas.getByText(messages.news.loading)).toBeVisible()
})
