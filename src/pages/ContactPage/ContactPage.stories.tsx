import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { contact } from '@/content/contact'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { ContactPage } from './ContactPage'

const meta = preview.meta({
  component: ContactPage,
  parameters: {
    route: '/contact',
    docs: {
      description: {
        component: `A message to one of three departments, with the day of the answer at the head of the form.

- **Visitor’s task:** arrives from “Contact Us”, or from a service, whose link may choose the department or the specialist (For Sales). Leaves with the name of the person who answers, and the day.
- **Order:** PageHero, ContactForm, and beside it the agency’s details with three consultants. The specification fixes the fields and the sentence after sending.
- **States:** nothing loads, and nothing is sent to a service. An empty form lists what is missing (Faults); Sent replaces form and details (Sent).
- **Check when it changes:** in a band wider than 688 px the details are beside the form, else below it. The address has three lines. Choosing another department announces who answers.`,
      },
    },
  },
})

const heading = { level: 1, name: contact.title }

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support')
  },
})

/** A screen reader reads blocks in a link of a list twice, or leaves out the first. */
Default.test('the address is one text of three lines', async ({ canvas }) => {
  const link = within(canvas.getByRole('complementary')).getByRole('link', { name: /^14 Tanner Yard/ })
  const lines = [...(link.firstElementChild?.getClientRects() ?? [])].map(({ top }) => top)
  await expect(new Set(lines).size).toBe(3)
})

Default.test('a double click sends once', async ({ canvas, canvasElement }) => {
  const log = spyOn(console, 'info').mockReturnValue()
  await fillIn(canvasElement)
  await userEvent.dblClick(findSend(canvasElement))
  await waitFor(() => expect(canvas.getByText(contact.messages.sent('Support'))).toBeVisible())
  await expect(log.mock.calls).toEqual([['Contact form submitted']])
  log.mockRestore()
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(findSend(canvasElement))
    await expect(await canvas.findByRole('group', { name: '3 things need your attention' })).toHaveFocus()
    await expect(field(canvasElement, 'Full name')).toHaveAccessibleDescription(/Enter your full name\./)
    await expect(field(canvasElement, 'Email')).toHaveAccessibleDescription(/Enter your email address\./)
    await expect(field(canvasElement, 'Message')).toHaveAccessibleDescription(/Write a message\./)
  },
})

Faults.test('the list of errors says what a field says, once that is left', async ({ canvas, canvasElement }) => {
  const summary = canvas.getByRole('group', { name: controls.form.errors(3) })
  await userEvent.type(field(canvasElement, 'Email'), 'kwame')
  await expect(summary).toHaveTextContent('Enter your email address.')
  await userEvent.tab()
  await expect(summary).toHaveTextContent('Enter an email address in the form')
  await expect(summary).not.toHaveTextContent('Enter your email address.')
})

/** The confirmation replaces the form. */
export const Sent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await fillIn(canvasElement)
    await userEvent.click(findSend(canvasElement))
    await expect(await canvas.findByRole('heading', { name: contact.messages.sent('Support') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: contact.form.submit })).not.toBeInTheDocument()
  },
})

Sent.test('a visitor starts another message, and types neither name nor email again', async (story) => {
  const { canvas, canvasElement } = story
  await userEvent.click(canvas.getByRole('button', { name: contact.form.again }))
  await expect(field(canvasElement, 'Full name')).toHaveValue('Kwame Asare')
  await expect(field(canvasElement, 'Email')).toHaveValue('kwame@example.com')
  await expect(field(canvasElement, 'Message')).toHaveValue('')
  await expect(field(canvasElement, 'Full name')).toHaveFocus()
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
})

/** A link for employers chooses their department, and one about a service its specialist. */
export const ForSales = meta.story({
  parameters: { route: '/contact?department=Sales&about=global-it' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await expect(field(canvasElement, 'Department')).toHaveDisplayValue('Sales')
  },
})

ForSales.test('an employer who asks about IT hears from its head', async ({ canvas, canvasElement }) => {
  await fillIn(canvasElement)
  await userEvent.click(findSend(canvasElement))
  await expect(await canvas.findByRole('group', { name: controls.form.whatNext })).toHaveTextContent('Rohan Iyer')
})

ForSales.test('a visitor goes on after sending, and still reads who has the message', async (story) => {
  const { canvas, canvasElement } = story
  await fillIn(canvasElement)
  await userEvent.click(findSend(canvasElement))
  const next = await canvas.findByRole('group', { name: controls.form.whatNext })
  const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
  await userEvent.click(menu.getByRole('link', { name: 'Contact Us' }))
  await expect(next).toHaveTextContent('Rohan Iyer')
})

ForSales.test('a visitor chooses another department, and another person answers', async ({ canvas, canvasElement }) => {
  await userEvent.selectOptions(field(canvasElement, 'Department'), 'HR')
  await expect(field(canvasElement, 'Department')).toHaveDisplayValue('HR')
  await expect(canvas.getByText(/Grace Adeyemi answers/)).toBeVisible()
})

ForSales.test('a visitor who goes on to Contact Us writes to Support', async ({ canvas, canvasElement }) => {
  const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
  await userEvent.click(menu.getByRole('link', { name: 'Contact Us' }))
  await waitFor(() => expect(field(canvasElement, 'Department')).toHaveDisplayValue('Support'))
})

function field(page: HTMLElement, name: 'Full name' | 'Email' | 'Department' | 'Message') {
  return within(page).getByLabelText(new RegExp(`^${name}( \\*)?$`))
}

function findSend(page: HTMLElement) {
  return within(page).getByRole('button', { name: contact.form.submit })
}

async function fillIn(page: HTMLElement) {
  await userEvent.type(field(page, 'Full name'), 'Kwame Asare')
  await userEvent.type(field(page, 'Email'), 'kwame@example.com')
  await userEvent.type(field(page, 'Message'), 'Do you hire in Accra?')
}
