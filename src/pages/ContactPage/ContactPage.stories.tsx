import { expect, fireEvent, spyOn, userEvent, within } from 'storybook/test'
import { contact } from '@/content/contact'
import preview from '../../../.storybook/preview'
import { ContactPage } from './ContactPage'

const meta = preview.meta({ title: 'Pages/ContactPage', component: ContactPage, parameters: { route: '/contact' } })

const heading = { level: 1, name: contact.title }

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support')
    const details = within(canvas.getByRole('complementary', { name: contact.details.title }))
    await expect(details.getByRole('link', { name: '+44 20 7946 0182' })).toHaveAttribute('href', 'tel:+442079460182')
    await expect(details.getByRole('link', { name: 'hello@alderway.example' })).toBeVisible()
    await expect(details.getByText('Monday to Friday, 9:00 to 18:00')).toBeVisible()
    await expect(details.getByText('14 Tanner Yard')).toBeVisible()
  },
})

Default.test('a visitor writes to HR', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.selectOptions(field(canvasElement, 'Department'), 'HR')
  await userEvent.click(sendOf(canvasElement))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.messages.sent('hr'))
  await expect(field(canvasElement, 'Department')).toHaveValue('support')
})

Default.test('a double click sends once and does not validate the cleared form', async ({ canvas, canvasElement }) => {
  const log = spyOn(console, 'info').mockReturnValue()
  await fillIn(canvasElement)
  await userEvent.dblClick(sendOf(canvasElement))
  await canvas.findByText(contact.messages.sent('support'))
  await fireEvent.click(sendOf(canvasElement), { detail: 2 })
  await userEvent.type(field(canvasElement, 'Full name'), 'K')
  await expect(canvas.getByText(contact.messages.sent('support'))).toBeVisible()
  await expect(field(canvasElement, 'Message')).not.toHaveAttribute('aria-invalid')
  await expect(log.mock.calls).toEqual([['Contact form submitted']])
  log.mockRestore()
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(sendOf(canvasElement))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('3 things need your attention')
    await expect(summary).toHaveFocus()
    await expect(field(canvasElement, 'Full name')).toHaveAccessibleDescription(/Enter your full name\./)
    await expect(field(canvasElement, 'Email')).toHaveAccessibleDescription(/Enter your email address\./)
    await expect(field(canvasElement, 'Message')).toHaveAccessibleDescription(/Write a message\./)
  },
})

Faults.test('a visitor gets from the summary to the field', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Message:/ }))
  await expect(field(canvasElement, 'Message')).toHaveFocus()
})

Faults.test('a visitor corrects the errors and sends the form', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.click(sendOf(canvasElement))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.messages.sent('support'))
})

/** The form is cleared, and a notice names the department. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement)
    await userEvent.click(sendOf(canvasElement))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent(contact.messages.sent('support'))
    await expect(notice).toHaveFocus()
    for (const name of ['Full name', 'Email', 'Message'] as const) {
      await expect(field(canvasElement, name)).toHaveValue('')
    }
    await expect(JSON.stringify(sessionStorage)).not.toContain('contact')
  },
})

Sent.test('the success notice disappears when the next message is incomplete', async ({ canvas, canvasElement }) => {
  await userEvent.type(field(canvasElement, 'Email'), 'kwame{Enter}')
  await expect(await canvas.findByText('3 things need your attention')).toBeVisible()
  await expect(canvas.queryByText(contact.messages.sent('support'))).not.toBeInTheDocument()
})

function field(page: HTMLElement, name: 'Full name' | 'Email' | 'Department' | 'Message') {
  return within(page).getByLabelText(new RegExp(`^${name}( \\*)?$`))
}

function sendOf(page: HTMLElement) {
  return within(page).getByRole('button', { name: contact.form.submit })
}

async function fillIn(page: HTMLElement) {
  await userEvent.type(field(page, 'Full name'), 'Kwame Asare')
  await userEvent.type(field(page, 'Email'), 'kwame@example.com')
  await userEvent.type(field(page, 'Message'), 'Do you hire in Accra?')
}
