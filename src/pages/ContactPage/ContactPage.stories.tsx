import { expect, spyOn, userEvent, within } from 'storybook/test'
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
  await expect(within(canvasElement).queryByLabelText(/^Message/)).not.toBeInTheDocument()
})

Default.test('a double click sends once', async ({ canvas, canvasElement }) => {
  const log = spyOn(console, 'info').mockReturnValue()
  await fillIn(canvasElement)
  await userEvent.dblClick(sendOf(canvasElement))
  await expect(await canvas.findByText(contact.messages.sent('support'))).toBeVisible()
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

/** The confirmation replaces the form. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement)
    await userEvent.click(sendOf(canvasElement))
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent(contact.messages.sent('support'))
    await expect(notice).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: contact.form.submit })).not.toBeInTheDocument()
    await expect(JSON.stringify(sessionStorage)).not.toContain('contact')
  },
})

Sent.test('a visitor writes another message in an empty form', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: contact.form.again }))
  await expect(field(canvasElement, 'Full name')).toHaveFocus()
  for (const name of ['Full name', 'Email', 'Message'] as const) {
    await expect(field(canvasElement, name)).toHaveValue('')
    await expect(field(canvasElement, name)).not.toHaveAttribute('aria-invalid')
  }
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** A link for employers chooses their department. */
export const ForSales = meta.story({
  parameters: { route: '/contact?department=sales' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Sales')
  },
})

ForSales.test('a visitor chooses HR instead, and writes another message to HR', async ({ canvas, canvasElement }) => {
  await userEvent.selectOptions(field(canvasElement, 'Department'), 'HR')
  await fillIn(canvasElement)
  await userEvent.click(sendOf(canvasElement))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.messages.sent('hr'))
  await userEvent.click(canvas.getByRole('button', { name: contact.form.again }))
  await expect(field(canvasElement, 'Department')).toHaveDisplayValue('HR')
})

export const UnknownDepartment = meta.story({
  parameters: { route: '/contact?department=finance' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support')
  },
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
