import ArrowRight from 'lucide-react/icons/arrow-right'
import { fn } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { Button } from './Button'

const meta = preview.meta({
  component: Button,
  args: { children: 'Apply Now', onClick: fn() },
  argTypes: { size: { control: { type: 'radio', labels: { undefined: 'default' } }, options: [undefined, 's'] } },
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
