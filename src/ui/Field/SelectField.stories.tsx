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
  argTypes: {
    hint: { description: 'Below the label' },
    error: { description: 'What to do, below the field' },
    options: { description: 'What is sent and what is shown, in this order' },
    defaultValue: { control: false },
  },
  parameters: {
    module: '@/ui/Field/Field',
    width: 560,
    docs: {
      description: {
        component: `For one of several known choices, usually four or more.

- **Use it for:** the filters of the listing, and the department of a message.
- **Not for:** two or three choices that have room beside each other: links, or buttons that stay pressed. The filters of all jobs, which say how many jobs each has: JobRail. Free text: TextField.
- **Words:** label, hint and error as in TextField. An option is what is chosen, in as few words as its filter has: “Sales”, “Full-Time”. The first option of a filter is “Any type”.
- **Size and target:** as wide as its column and at least 48 px high. The open list is the browser’s own.
- **Keyboard and screen reader:** a native select: arrow keys and first letters choose. Hint and error are read with the field, as in TextField.`,
      },
    },
  },
})

export const Default = meta.story()

export const WithError = meta.story({
  args: {
    error: 'Choose a department.',
    defaultValue: '',
    options: [{ value: '', label: 'Choose one' }, ...(meta.input.args?.options ?? [])],
  },
})
