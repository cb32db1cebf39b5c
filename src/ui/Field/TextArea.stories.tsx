import { atWidth } from '../../../.storybook/blocks'
import preview from '../../../.storybook/preview'
import { TextArea } from './Field'

const meta = preview.meta({
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Cover letter', name: 'coverLetter' },
  parameters: { layout: 'padded' },
  decorators: [atWidth(560)],
})

export const Default = meta.story()

export const WithError = meta.story({ args: { error: 'Write your message.' } })
