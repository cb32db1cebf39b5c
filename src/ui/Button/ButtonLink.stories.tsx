import { ArrowRight } from 'lucide-react'
import preview from '../../../.storybook/preview'
import { ButtonLink } from './Button'

const meta = preview.meta({
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { to: '/jobs-listing', children: 'See open jobs' },
  parameters: { layout: 'padded' },
})

export const Primary = meta.story()

export const Secondary = meta.story({ args: { variant: 'secondary' } })

export const Quiet = meta.story({ args: { variant: 'quiet' } })

export const Small = meta.story({ args: { size: 's' } })

export const WithIcon = meta.story({
  args: {
    variant: 'quiet',
    children: (
      <>
        Read the post <ArrowRight aria-hidden="true" />
      </>
    ),
  },
})
