import { expect, userEvent } from 'storybook/test'
import { contact } from '@/content/contact'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { ContactForm } from './ContactForm'

const meta = preview.meta({
  component: ContactForm,
  argTypes: { title: { description: 'The h2 above the form' } },
  parameters: {
    layout: 'padded',
    site: paths.contact,
    docs: {
      description: {
        component: `The form for a message to a department, with who answers it and by which day.

- **Use it for:** Contact us, and the brief on Hire us. Each keeps what was typed until it is sent or the tab is closed.
- **Not for:** an application: ApplyPage. The login: LoginForm. Any other form: Form in a FormSheet.
- **Words:** the title says what to do: “Send us a message”. Each field has a hint of one sentence, the message of two. Once it is sent, the title says which department has it.
- **Size and target:** one column of fields, at least 48 px high, and a button of 48 px. What is beside it has a column from 320 px in a band wider than 688 px, else it is below.
- **Keyboard and screen reader:** another department announces who answers. Faults are listed above the fields, and the focus goes to the list. After sending, Sent has the focus; another message begins at Full name.`,
      },
    },
  },
})

/** The contact page’s. Its states are among that page’s stories. */
export const Default = meta.story()

/** The brief on `/hire-us`. */
export const ForSales = meta.story({
  args: { to: 'sales', kind: 'brief', title: 'Tell us about the job' },
})

ForSales.test('an employer writes, and reads who answers and when', async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText(/^Full name/), 'Ilse Marchetti')
  await userEvent.type(canvas.getByLabelText(/^Email/), 'ilse@example.com')
  await userEvent.type(canvas.getByLabelText(/^Message/), 'A works director in Ostrava by March.')
  await userEvent.click(canvas.getByRole('button', { name: contact.form.submit }))
  const notice = await canvas.findByRole('group', { name: controls.form.whatNext })
  await expect(notice).toHaveTextContent(contact.messages.sent('Sales'))
  await expect(notice).toHaveTextContent(/Eleanor Marsh answers within 48 to 72 working hours\. By \w+day, \w+ \d+\./)
})
