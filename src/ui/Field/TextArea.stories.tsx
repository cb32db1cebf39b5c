import { contact } from '@/content/contact'
import { preview } from '../../../.storybook/preview'
import { TextArea } from './Field'

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Cover letter', name: 'coverLetter' },
  parameters: { width: 560 },
})

export const Default = meta.story()

export const WithError = meta.story({ args: { label: 'Message', error: contact.reasons.messageMissing } })
