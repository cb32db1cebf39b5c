import { expect } from 'storybook/test'
import { person } from '@/content/person'
import { preview } from '../../../.storybook/preview'
import { TextField } from './Field'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Full name', name: 'fullName' },
  parameters: { width: 560 },
})

export const Default = meta.story()

export const WithHintAndError = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    hint: 'We reply to this address.',
    error: person.reasons.emailFormat,
    defaultValue: 'claire@',
  },
})

/** It says what is allowed before a visitor chooses. */
export const File = meta.story({
  args: { label: 'Resume', name: 'resume', type: 'file', accept: '.pdf', hint: 'A PDF of at most 5 MB.' },
})

export const LongText = meta.story({
  args: {
    label: 'The name under which your former employers, your university and the authorities know you',
    hint: 'If it has changed, write the earlier ones too, parted by commas, so that we can check your documents.',
    error: 'This is longer than the 200 characters that we can take. Leave out what we do not need to know.',
    defaultValue: 'Maria Aurelia Konstantinopoulou-Featherstonehaugh '.repeat(4),
  },
})

WithHintAndError.test('a visitor hears hint and error with the field', async ({ canvas }) => {
  const field = canvas.getByRole('textbox', { name: 'Email' })
  await expect(field).toBeInvalid()
  await expect(field).toHaveAccessibleDescription(`We reply to this address. ${person.reasons.emailFormat}`)
})
