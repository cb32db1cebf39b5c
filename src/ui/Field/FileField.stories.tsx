import preview from '../../../.storybook/preview'
import { FileField } from './Field'

const meta = preview.meta({
  title: 'FileField',
  component: FileField,
  args: { label: 'Resume', name: 'resume', accept: '.pdf', hint: 'A PDF of at most 5 MB.' },
  parameters: { width: 560 },
})

export const Default = meta.story()

export const WithError = meta.story({ args: { error: 'This file is not a PDF. Save your resume as a PDF.' } })

export const Disabled = meta.story({ args: { disabled: true } })
