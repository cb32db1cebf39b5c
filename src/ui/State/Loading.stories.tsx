import { expect } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { messages } from '@/content/messages'
import { Loading as Wait, Skeleton } from './State'

const meta = preview.meta({
  component: Wait,
  parameters: {
    module: '@/ui/State/State',
    docs: {
      source: {
        code: `import { Loading, Skeleton } from '@/ui/State/State'

<Loading text="${messages.news.loading}">
  <Skeleton height="picture" />
  <Skeleton height="title" />
  <Skeleton lines={3} />
</Loading>`,
      },
      description: {
        component: `While data loads: a sentence, and a skeleton of the content. For a message about what a visitor did, use Notice.

- **Use it for:** a list, or a page’s data, that is on its way.
- **Not for:** a form that is being sent: its Button says so. Old rows that load again: QueryStates. The next page: NavigationProgress.
- **Words:** what loads, with three dots: “Loading jobs...”.
- **Size and target:** as high as its skeletons. Make them as high as the content, so that little moves when it loads. There is nothing to press.
- **Keyboard and screen reader:** the sentence is announced in the next pause. The skeletons are hidden from screen readers and cannot be focused.`,
      },
    },
  },
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
  argTypes: {
    text: { description: 'What loads, with three dots' },
    children: { description: 'Skeletons of the content' },
  },
})

export const Loading = meta.story()

Loading.test('a screen reader reads the sentence and not the skeleton', async ({ canvas }) => {
  await expect(canvas.getByText(messages.news.loading)).toBeVisible()
})
