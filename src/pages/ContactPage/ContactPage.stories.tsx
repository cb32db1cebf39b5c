import { expect, userEvent, within } from 'storybook/test'
import { contact } from '@/content/contact'
import preview from '../../../.storybook/preview'
import { ContactPage } from './ContactPage'

const meta = preview.meta({ title: 'Pages/ContactPage', component: ContactPage, parameters: { route: '/contact' } })

const heading = { level: 1, name: contact.title }

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
  },
})

Default.test('a visitor writes to HR', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.selectOptions(field(canvasElement, 'Department'), 'HR')
  await userEvent.click(sendOf(canvasElement))
  await expect(await canvas.findByRole('alert')).toHaveTextContent(contact.messages.sent('hr'))
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(sendOf(canvasElement))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent('3 things need your attention')
    await expect(summary).toHaveFocus()
  },
})

Faults.test('a visitor gets from the summary to the field', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Message:/ }))
  await expect(field(canvasElement, 'Message')).toHaveFocus()
})

Faults.test('a visitor mends the faults and sends the form', async ({ canvas, canvasElement }) => {
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
    await expect(field(canvasElement, 'Message')).toHaveValue('')
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
