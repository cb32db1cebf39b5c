import preview from '../../../.storybook/preview'
import { TextArea } from './Field'

const meta = preview.meta({
  title: 'UI/TextArea',
  component: TextArea,
  args: { label: 'Cover letter', name: 'coverLetter' },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const Required = meta.story({ args: { 'aria-required': true } })

export const WithHint = meta.story({ args: { hint: 'Optional. Three sentences are enough.' } })

export const WithError = meta.story({ args: { error: 'Write your message.' } })

export const Disabled = meta.story({ args: { disabled: true } })

export const Short = meta.story({ args: { rows: 2 } })

export const LongText = meta.story({
  args: { defaultValue: 'I have worked in day surgery for six years and would like to go on. '.repeat(20) },
})
