import { useForm } from 'react-hook-form'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { contact } from '@/content/contact'
import { person } from '@/content/person'
import { preview } from '../../../.storybook/preview'
import { TextArea, TextField } from '../Field/Field'
import { Form } from './Form'

const written = { fullName: 'Claire Beaumont', message: 'Please call me.' }

function Example({ answer = 'refused', isWritten }: { answer?: 'refused' | 'pending'; isWritten?: boolean }) {
  const defaultValues = isWritten ? written : { fullName: '', message: '' }
  const form = useForm({ defaultValues, shouldFocusError: false })
  const { errors } = form.formState

  async function send() {
    if (answer === 'pending') await new Promise(() => undefined)
    return 'This could not be sent. Wait a moment, then try again.'
  }

  return (
    <Form
      form={form}
      fields={{ fullName: { label: 'Full name' }, message: { label: 'Message' } }}
      send="Send message"
      onSubmit={send}
    >
      <TextField
        label="Full name"
        aria-required
        error={errors.fullName?.message}
        {...form.register('fullName', { required: person.reasons.fullNameMissing })}
      />
      <TextArea
        label="Message"
        aria-required
        error={errors.message?.message}
        {...form.register('message', { required: contact.reasons.messageMissing })}
      />
    </Form>
  )
}

const meta = preview.meta({
  // Not as a component: its props are no Form's.
  render: () => <Example />,
  parameters: {
    docs: {
      description: {
        component: `Fields, one button, and what went wrong above it. Faults are listed and linked; the focus goes to the list.

- **Use it for:** what a visitor sends to Alderway: a message, an application, the login. On the site it is in a FormSheet.
- **Not for:** searching: SearchField, or JobFilters.
- **Words:** the button says what happens: “Send message”, then “Sending...”. The list counts: “2 things need your attention”. What failed is a sentence that says what to do.
- **Size and target:** one column, 24 px between the fields. The button is 48 px high, a line of the list 44 px in windows up to 640 px wide, else 28 px.
- **Keyboard and screen reader:** Enter in a field of one line sends. Sending checks all fields; from then on an error disappears as soon as it is corrected. A line of the list leads to its field. A refusal is announced at once. The button stays focusable while it sends, and a second press does nothing.`,
      },
      source: {
        code: `import * as v from 'valibot'
import { Form, useSchemaForm } from '@/ui/Form/Form'
import { TextField } from '@/ui/Field/Field'

const fields = { fullName: v.pipe(v.string(), v.nonEmpty('Please enter your full name.')) }
const Message = v.object(fields)

function Example() {
  const form = useSchemaForm(Message)
  return (
    <Form form={form} fields={fields} send="Send message" onSubmit={() => undefined}>
      <TextField label="Full name" error={form.formState.errors.fullName?.message} {...form.register('fullName')} />
    </Form>
  )
}`,
      },
    },
    width: 560,
  },
})

export const Default = meta.story()

export const WithFaults = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await canvas.findByRole('group', { name: '2 things need your attention' })
  },
})

export const Sending = meta.story({
  render: () => <Example answer="pending" isWritten />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true')
  },
})

export const Refused = meta.story({
  render: () => <Example isWritten />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByText(/^This could not be sent\./)).toBeVisible()
  },
})

WithFaults.test('an incomplete form shows each error and focuses the first', async ({ canvas }) => {
  const summary = canvas.getByRole('group', { name: '2 things need your attention' })
  await waitFor(() => expect(summary).toHaveFocus())
  await expect(summary).toHaveTextContent('2 things need your attention')
  await userEvent.click(within(summary).getByRole('button', { name: contact.reasons.messageMissing }))
  await expect(canvas.getByLabelText('Message')).toHaveFocus()
  await userEvent.keyboard('Please call me.')
  await waitFor(() => expect(summary).toHaveTextContent('One thing needs your attention'))
})
