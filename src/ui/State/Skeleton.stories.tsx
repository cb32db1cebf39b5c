import { preview } from '../../../.storybook/preview'
import { Skeleton } from './State'

const meta = preview.meta({
  component: Skeleton,
  parameters: {
    module: '@/ui/State/State',
    docs: {
      description: {
        component: `A pale block in the place of text or a picture that loads.

- **Use it for:** inside Loading, or below one that says so, one for each thing that is on its way.
- **Not for:** a list that has nothing: Empty. A button that works: Button.
- **Words:** none: the sentence is that of Loading.
- **Size and target:** as wide as its place. A line is 0.875em high, a title twice that, and a picture 16:9; the last of several lines is 62% wide. There is nothing to press.
- **Keyboard and screen reader:** Loading hides it from screen readers; elsewhere hide it yourself. With reduced motion it does not pulse.`,
      },
    },
  },
})

export const Line = meta.story()

export const Title = meta.story({ args: { height: 'title' } })

export const PictureShaped = meta.story({ args: { height: 'picture' } })
