import preview from '../../../.storybook/preview'
import { ButtonLink } from './Button'

const meta = preview.meta({
  title: 'UI/ButtonLink',
  component: ButtonLink,
  args: { to: '/jobs-listing', children: 'See open jobs' },
  parameters: { layout: 'padded' },
})

export const Primary = meta.story()

export const Quiet = meta.story({ args: { variant: 'quiet' } })
