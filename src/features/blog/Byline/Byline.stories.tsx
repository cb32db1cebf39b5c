import { preview } from '../../../../.storybook/preview'
import { Byline } from './Byline'

const meta = preview.meta({
  component: Byline,
  args: { author: 'Claire Beaumont', day: '2026-11-16' },
  parameters: {
    docs: {
      description: {
        component: `Who wrote a post, with the face of a consultant, and when.

- **Use it for:** a post’s card, and its head.
- **Not for:** who answers: Consultant. A face alone: Portrait. Who said something: Testimonials.
- **Words:** “By” and the name, then the date: “November 16, 2026”. Without a date there is only the name.
- **Size and target:** two lines, in small type, beside a face of 36 px; in the head of a post wider than 832 px a consultant’s face is left out. It is no target.
- **Keyboard and screen reader:** the name, then the date, as text. The face is not read.`,
      },
    },
  },
})

export const Default = meta.story()

export const WithoutDate = meta.story({ args: { day: undefined } })
