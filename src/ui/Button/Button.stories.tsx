import ArrowRight from 'lucide-react/icons/arrow-right'
import { fn } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Button } from './Button'

const meta = preview.meta({
  component: Button,
  args: { children: 'Apply Now', onClick: fn() },
  argTypes: {
    size: {
      description: '`s` is 44 px high instead of 48',
      control: { type: 'radio', labels: { undefined: 'default' } },
      options: [undefined, 's'],
    },
  },
  parameters: {
    docs: {
      description: {
        component: `For what happens here; a link to another page is a ButtonLink.

- **Use it for:** sending, searching, trying again, opening filters. Primary is the one action of a view, Secondary goes beside it, Quiet into text and lists.
- **Not for:** a link to another page, or to a place on this one: ButtonLink. The pages of a list: Pagination.
- **Words:** what happens, with a verb first, in sentence case and one to five words: “Send message”. “Apply Now” is an exception. While it works, it says so: “Sending...”.
- **Size and target:** as wide as its words and at least 48 px high; Small and Quiet 44 px. Long words break into lines, centered.
- **Keyboard and screen reader:** a native button: Enter or Space presses it. While it works it is \`aria-disabled\`, not \`disabled\`, so it keeps the focus; the code that uses it ignores presses.`,
      },
    },
  },
})

export const Primary = meta.story()

export const Secondary = meta.story({ args: { variant: 'secondary' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

export const Small = meta.story({ args: { size: 's' } })

export const WithIcon = meta.story({
  args: {
    children: (
      <>
        See open jobs <ArrowRight />
      </>
    ),
  },
})

/** Disabled while it works: it stays focusable, so that the focus is not lost. */
export const Working = meta.story({ args: { 'aria-disabled': true, children: 'Sending...' } })

export const LongText = meta.story({
  args: { children: 'Send my application for the post of senior recruitment consultant, international assignments' },
})
