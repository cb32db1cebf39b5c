import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { contact } from '@/content/contact'
import preview from '../../../.storybook/preview'
import { ContactPage } from './ContactPage'

const meta = preview.meta({ component: ContactPage, parameters: { route: '/contact' } })

const heading = { level: 1, name: contact.title }

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support')
  },
})

Default.test('a double click sends once', async ({ canvas, canvasElement }) => {
  const log = spyOn(console, 'info').mockReturnValue()
  await fillIn(canvasElement)
  await userEvent.dblClick(sendOf(canvasElement))
  await waitFor(() => expect(canvas.getByText(contact.messages.sent('support'))).toBeVisible())
  await expect(log.mock.calls).toEqual([['Contact form submitted']])
  log.mockRestore()
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(sendOf(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('3 things need your attention')
    await expect(field(canvasElement, 'Full name')).toHaveAccessibleDescription(/Enter your full name\./)
    await expect(field(canvasElement, 'Email')).toHaveAccessibleDescription(/Enter your email address\./)
    await expect(field(canvasElement, 'Message')).toHaveAccessibleDescription(/Write a message\./)
  },
})

/** The confirmation replaces the form. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement)
    await userEvent.click(sendOf(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.messages.sent('support'))
    await expect(canvas.queryByRole('button', { name: contact.form.submit })).not.toBeInTheDocument()
  },
})

Sent.test('a visitor starts another message with an empty form', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: contact.form.again }))
  for (const name of ['Full name', 'Email', 'Message'] as const)
    await expect(field(canvasElement, name)).toHaveValue('')
})

/** A link for employers chooses their department, and one about a service its specialist. */
export const ForSales = meta.story({
  parameters: { route: '/contact?department=Sales&about=global-it' },
  play: async ({ canvasElement }) => {
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Sales')
  },
})

ForSales.test('an employer who asks about IT hears from its head', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.click(sendOf(canvasElement))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Rohan Iyer')
})

ForSales.test('a visitor who goes on to Contact Us writes to Support', async ({ canvas, canvasElement }) => {
  const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
  await userEvent.click(menu.getByRole('link', { name: 'Contact Us' }))
  await waitFor(() => expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support'))
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
