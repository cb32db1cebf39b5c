import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { TextField } from './Field'

const meta = preview.meta({
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'Full name', name: 'fullName' },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const Required = meta.story({ args: { 'aria-required': true } })

export const WithHint = meta.story({ args: { hint: 'As it stands in your passport.' } })

export const WithError = meta.story({ args: { error: 'Tell us your name.', 'aria-required': true } })

export const WithHintAndError = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    hint: 'We answer to this address.',
    error: 'That does not look like an email address.',
    defaultValue: 'claire@',
  },
})

export const Filled = meta.story({ args: { defaultValue: 'Claire Beaumont' } })

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Claire Beaumont' } })

export const LongText = meta.story({
  args: {
    label: 'The name under which your former employers, your university and the authorities know you',
    hint: 'If it has changed, write the earlier ones too, parted by commas, so that we can check your documents.',
    error: 'This is longer than the 200 characters that we can take. Leave out what we do not need to know.',
    defaultValue: 'Maria Aurelia Konstantinopoulou-Featherstonehaugh '.repeat(4),
  },
})

WithHintAndError.test('a visitor hears hint and error with the field', async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('textbox', { name: 'Email' })
  await expect(field).toBeInvalid()
  await expect(field).toHaveAccessibleDescription(
    'We answer to this address. That does not look like an email address.',
  )
})

Default.test('a visitor presses the label and types', async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(canvas.getByText('Full name'))
  await userEvent.keyboard('ليلى')
  await expect(canvas.getByLabelText('Full name')).toHaveValue('ليلى')
})
