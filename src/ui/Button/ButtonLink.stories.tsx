import preview from '../../../.storybook/preview'
import { ButtonLink } from './Button'

const meta = preview.meta({
  title: 'ButtonLink',
  component: ButtonLink,
  args: { to: '/jobs-listing', children: 'See open jobs' },
})

export const Primary = meta.story()

export const Quiet = meta.story({ args: { variant: 'quiet' } })
