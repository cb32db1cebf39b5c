import { expect, spyOn, userEvent, within } from 'storybook/test'
import { admin } from '@/content/admin'
import { demoSignIn } from '@/content/demo'
import { type SignOutReason, useAuth } from '@/stores/auth'
import { backend } from '~test/backend'
import { signIn } from '~test/signIn'
import preview from '../../../.storybook/preview'
import { AdminLoginPage } from './AdminLoginPage'

const { title, expired, failed, hidePassword, labels, reasons, showPassword, signedOut, submit, submitting } =
  admin.login

const meta = preview.meta({
  title: 'Pages/AdminLoginPage',
  component: AdminLoginPage,
  parameters: { route: '/admin-login' },
})

const heading = { level: 1, name: title }

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible()
    await expect(canvas.getByLabelText(new RegExp(`^${labels.email}`))).toHaveAttribute('type', 'text')
    await expect(canvas.getByText(demoSignIn.email)).toBeVisible()
    await expect(canvas.queryByText(/session has expired|logged out/)).not.toBeInTheDocument()
  },
})

Default.test('staff who have a token go straight to the dashboard', async ({ canvas }) => {
  signIn()
  await expect(await canvas.findByRole('heading', { level: 1, name: admin.dashboard.title })).toBeVisible()
})

Default.test('staff log in, see the dashboard and log out again', async ({ canvas, canvasElement }) => {
  await logIn(canvasElement, ` ${demoSignIn.email} `)
  await expect(await canvas.findByRole('heading', { level: 2, name: 'Total users' })).toBeVisible()
  await expect(localStorage.getItem('alderway.auth')).toContain(useAuth.getState().token)
  await userEvent.click(canvas.getByRole('button', { name: admin.logout }))
  await expect(await canvas.findByText(signedOut)).toBeVisible()
})

Default.test('staff look at the password they typed', async ({ canvas }) => {
  const password = canvas.getByLabelText(new RegExp(`^${labels.password}`))
  await userEvent.type(password, 'secret')
  await userEvent.click(canvas.getByRole('button', { name: showPassword }))
  await expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(canvas.getByRole('button', { name: hidePassword }))
  await expect(password).toHaveAttribute('type', 'password')
})

Default.test('a visitor of the demo fills in its sign-in with a click', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Fill in' }))
  await userEvent.click(canvas.getByRole('button', { name: submit }))
  await expect(await canvas.findByRole('heading', { level: 1, name: admin.dashboard.title })).toBeVisible()
})

export const Loading = meta.story({
  parameters: { mock: { login: 'pending' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(await canvas.findByRole('button', { name: submitting })).toBeVisible()
  },
})

Loading.test('a second click sends no second request', async ({ canvas }) => {
  const fetch = spyOn(globalThis, 'fetch')
  await userEvent.click(canvas.getByRole('button', { name: submitting }))
  await expect(fetch).not.toHaveBeenCalled()
  fetch.mockRestore()
})

/** The button shows that the login is running, then the dashboard opens. */
export const Slow = meta.story({
  parameters: { mock: { login: 'slow' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: admin.dashboard.title }, { timeout: 5000 }),
    ).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { login: '401' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed)
  },
})

Failed.test('another try succeeds with what was typed', async ({ canvas }) => {
  backend.set({})
  await userEvent.click(canvas.getByRole('button', { name: submit }))
  await expect(await canvas.findByRole('heading', { level: 1, name: admin.dashboard.title })).toBeVisible()
})

/** A response without a token is a failure too. */
export const NoToken = meta.story({
  parameters: { mock: { login: 'no-token' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', heading)
    await logIn(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failed)
  },
})

/** The form was submitted empty. */
export const Faults = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', heading)
    await userEvent.click(canvas.getByRole('button', { name: submit }))
    const summary = await canvas.findByRole('alert')
    await expect(summary).toHaveTextContent(reasons.emailMissing)
    await expect(summary).toHaveTextContent(reasons.passwordMissing)
    await expect(canvas.getByLabelText(new RegExp(`^${labels.email}`))).toHaveAccessibleDescription(
      reasons.emailMissing,
    )
    await expect(canvas.queryByText(failed)).not.toBeInTheDocument()
  },
})

export const Expired = meta.story({
  beforeEach: () => endSession('expired'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(expired)).toBeVisible()
  },
})

export const SignedOut = meta.story({
  beforeEach: () => endSession('signed-out'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(signedOut)).toBeVisible()
  },
})

function endSession(reason: SignOutReason) {
  signIn()
  useAuth.getState().signOut(reason)
}

async function logIn(page: HTMLElement, email = demoSignIn.email) {
  const canvas = within(page)
  await userEvent.type(canvas.getByLabelText(new RegExp(`^${labels.email}`)), email)
  await userEvent.type(canvas.getByLabelText(new RegExp(`^${labels.password}`)), demoSignIn.password)
  await userEvent.click(canvas.getByRole('button', { name: submit }))
}
