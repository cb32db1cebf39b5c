import { preview } from '../../../.storybook/preview'
import { SelectField } from './Field'

const meta = preview.meta({
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
  parameters: { width: 560 },
})

export const Default = meta.story()

export const WithError = meta.story({ args: { error: 'Choose a department.' } })
