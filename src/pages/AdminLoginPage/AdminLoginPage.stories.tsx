import { expect, userEvent, within } from 'storybook/test'
import { admin } from '@/content/admin'
import { demoSignIn, demoWords } from '@/content/demo'
import { preview } from '../../../.storybook/preview'
import { controls } from '@/content/controls'
import { AdminLoginPage } from './AdminLoginPage'

const { title, failed, fields, hidePassword, reasons, showPassword, submit, submitting } = admin.login

const meta = preview.meta({
  component: AdminLoginPage,
  parameters: {
    route: '/admin-login',
    docs: {
      description: {
        component: `The door to the admin area.

- **Staff’s task:** arrive from “Admin login” in Footer, or because they opened a page of the admin area without a login. Logged in, they are on that page, else on DashboardPage.
- **Order:** the h1 and its sentence, a Notice if the session has expired or they have logged out, a drawing, LoginForm. The specification fixes that the username is plain text.
- **States:** nothing loads. The form says “Logging in...” (Loading), and “Login failed. Please check credentials.” whatever the reason (Failed), with a second sentence if it took too long or was tried too often. An empty form lists what is missing (Faults).
- **Check when it changes:** in a band wider than 640 px the form is beside the words, at most 512 px wide. The Notice is announced: see DashboardPage, Expired.`,
      },
    },
  },
})

const heading = { level: 1, name: title }

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByLabelText(new RegExp(`^${fields.email.label}`))).toHaveAttribute('type', 'text')
    await expect(canvas.getByText(demoSignIn.email)).toBeVisible()
    await expect(canvas.queryByText(/session has expired|logged out/)).not.toBeInTheDocument()
  },
})

Default.test('staff look at the password they typed', async ({ canvas }) => {
  const password = canvas.getByLabelText(new RegExp(`^${fields.password.label}`))
  await userEvent.type(password, 'secret')
  await userEvent.click(canvas.getByRole('button', { name: showPassword }))
  await expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(canvas.getByRole('button', { name: hidePassword }))
  await expect(password).toHaveAttribute('type', 'password')
})

export const Loading = meta.story({
  parameters: { mock: { login: 'pending' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: submitting })).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { login: '401' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(await canvas.findByText(failed)).toBeVisible()
  },
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    const summary = await canvas.findByRole('group', { name: controls.form.errors(2) })
    await expect(summary).toHaveTextContent(reasons.emailMissing)
    await expect(summary).toHaveTextContent(reasons.passwordMissing)
    await expect(canvas.getByLabelText(new RegExp(`^${fields.email.label}`))).toHaveAccessibleDescription(
      reasons.emailMissing,
    )
    await expect(canvas.queryByText(failed)).not.toBeInTheDocument()
  },
})

async function logIn(page: HTMLElement) {
  const canvas = within(page)
  await userEvent.click(canvas.getByRole('button', { name: demoWords.fill }))
  await expect(canvas.getByLabelText(new RegExp(`^${fields.email.label}`))).toHaveValue(demoSignIn.email)
  await expect(canvas.getByLabelText(new RegExp(`^${fields.password.label}`))).toHaveValue(demoSignIn.password)
  await userEvent.click(canvas.getByRole('button', { name: submit }))
}
