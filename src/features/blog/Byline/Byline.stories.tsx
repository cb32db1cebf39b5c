import { preview } from '../../../../.storybook/preview'
import { Byline } from './Byline'

const meta = preview.meta({
  component: Byline,
  args: { author: 'Claire Beaumont', day: '2026-11-16' },
  parameters: { docs: { description: { component: 'Who wrote a post, with the face of a consultant, and when.' } } },
})

export const Default = meta.story()

export const WithoutDate = meta.story({ args: { day: undefined } })
