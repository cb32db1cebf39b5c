import { expect, userEvent, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { SelectField } from './Field'

const meta = preview.meta({
  title: 'UI/SelectField',
  component: SelectField,
  args: {
    label: 'Department',
    name: 'department',
    options: [
      { value: 'sales', label: 'Sales' },
      { value: 'support', label: 'Support' },
      { value: 'hr', label: 'HR' },
    ],
    defaultValue: 'support',
  },
  parameters: { layout: 'padded' },
})

export const Default = meta.story()

export const Required = meta.story({ args: { 'aria-required': true } })

export const WithHint = meta.story({ args: { hint: 'Your message goes straight to these people.' } })

export const WithError = meta.story({ args: { error: 'Choose a department.' } })

export const Disabled = meta.story({ args: { disabled: true } })

export const LongText = meta.story({
  args: {
    options: [
      {
        value: 'support',
        label: 'Support for candidates who have applied and wait for an answer from an employer abroad',
      },
    ],
  },
})

Default.test('a visitor chooses another', async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox', { name: 'Department' })
  await userEvent.selectOptions(field, 'HR')
  await expect(field).toHaveDisplayValue('HR')
})
