import { expect } from 'storybook/test'
import { person } from '@/content/person'
import { preview } from '../../../.storybook/preview'
import { TextField } from './Field'

const meta = preview.meta({
  component: TextField,
  args: { label: 'Full name', name: 'fullName' },
  argTypes: { hint: { description: 'Below the label' }, error: { description: 'What to do, below the field' } },
  parameters: {
    module: '@/ui/Field/Field',
    width: 560,
    docs: {
      description: {
        component: `For one line or one file.

- **Use it for:** a name, an email address, a password, a keyword. With \`type="file"\`, the resume.
- **Not for:** several lines: TextArea. One of a few known choices: SelectField. The search of all jobs: SearchField.
- **Words:** the label is a noun in sentence case without a colon: “Full name”. The hint is a sentence: “We reply to this address.” The error says what to do: “Enter your full name.” What may stay empty says “(optional)”.
- **Size and target:** as wide as its column and at least 48 px high; a file needs more. The label is above and part of the target, the error below.
- **Keyboard and screen reader:** hint and error are read with the field. With \`aria-required\` the label has a star that is not read. While somebody types, an error only disappears; a new one is shown when they leave the field, and announced when the focus moves on.`,
      },
    },
  },
})

export const Default = meta.story()

/** The form says what the star means. */
export const Required = meta.story({ args: { 'aria-required': true } })

export const Filled = meta.story({ args: { defaultValue: 'Claire Beaumont' } })

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
