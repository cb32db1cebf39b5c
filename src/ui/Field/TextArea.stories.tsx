import { contact } from '@/content/contact'
import { preview } from '../../../.storybook/preview'
import { TextArea } from './Field'

const meta = preview.meta({
  component: TextArea,
  args: { label: 'Cover letter', name: 'coverLetter' },
  argTypes: { hint: { description: 'Below the label' }, error: { description: 'What to do, below the field' } },
  parameters: {
    module: '@/ui/Field/Field',
    width: 560,
    docs: {
      description: {
        component: `For several lines.

- **Use it for:** a message, a cover letter.
- **Not for:** one line: TextField. One of a few known choices: SelectField.
- **Words:** as TextField. The hint says how much to write: “Half a page is plenty.”
- **Size and target:** as wide as its column and six lines high, or as high as a longer column beside it. Visitors can make it higher.
- **Keyboard and screen reader:** Enter begins a line and does not send. Hint and error are read with the field, as in TextField.`,
      },
    },
  },
})

export const Default = meta.story()

export const WithError = meta.story({ args: { label: 'Message', error: contact.reasons.messageMissing } })
