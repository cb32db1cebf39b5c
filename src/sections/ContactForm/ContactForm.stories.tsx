import { expect, userEvent } from 'storybook/test'
import { contact } from '@/content/contact'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { ContactForm } from './ContactForm'

const meta = preview.meta({ component: ContactForm, parameters: { layout: 'padded', site: paths.contact } })

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
