import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { App } from '@/app/App'
import { demoSignIn } from '@/content/demo'
import { useAuth } from '@/stores/auth'
import { renderPage } from '~test/renderPage'
import { signIn } from '~test/signIn'

const { email, password } = demoSignIn

async function logIn(user: UserEvent, username = email, secret = password) {
  await user.type(screen.getByLabelText(/^Username/), username)
  await user.type(screen.getByLabelText(/^Password/), secret)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
}

test('staff with the right credentials come to the dashboard, their token kept', async () => {
  const { user } = await renderPage('/admin-login')
  await logIn(user, ` ${email} `)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(localStorage.getItem('alderway.auth')).toContain(useAuth.getState().token)
})

test('the username is plain text, not an email field', async () => {
  await renderPage('/admin-login')
  expect(screen.getByLabelText(/^Username/)).toHaveAttribute('type', 'text')
})

test('whoever asked for an admin page comes back to it after logging in', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { user } = await renderPage('/admin/manage-slider')
  expect(screen.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
  await logIn(user)
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Slider' })).toBeVisible()
})

test.each(['//elsewhere.example/admin', '/\\elsewhere.example', 'https://elsewhere.example', '/admin-login', 7])(
  'a way back to %s is not taken',
  async (from) => {
    signIn()
    render(
      <MemoryRouter initialEntries={[{ pathname: '/admin-login', state: { from } }]}>
        <App />
      </MemoryRouter>,
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)

test('both fields are required, and nothing is sent before they are filled in', async () => {
  const { user } = await renderPage('/admin-login', { mock: { login: 'error' } })
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByLabelText(/^Username/)).toHaveAccessibleDescription('Enter your username.')
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password.')
  expect(screen.queryByText('Login failed. Please check credentials.')).not.toBeInTheDocument()
})

test('after a failure another try can succeed', async () => {
  const { user } = await renderPage('/admin-login')
  await logIn(user, email, 'wrong')
  await screen.findByText('Login failed. Please check credentials.')
  await user.clear(screen.getByLabelText(/^Password/))
  await user.type(screen.getByLabelText(/^Password/), `${password}{Enter}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('the password can be shown and hidden again', async () => {
  const { user } = await renderPage('/admin-login')
  const field = screen.getByLabelText(/^Password/)
  expect(field).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('in a demo build the demo sign-in is told, and one click fills it in', async () => {
  const { user } = await renderPage('/admin-login')
  expect(screen.getByText(email)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('whoever is logged in already goes on at once', async () => {
  await renderPage('/admin-login', { signedIn: true })
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('whoever comes to the login of their own accord is told nothing of an ended session', async () => {
  await renderPage('/admin-login')
  expect(screen.queryByText(/session has expired|logged out/)).not.toBeInTheDocument()
  act(() => useAuth.getState().signOut('expired'))
  expect(screen.getByText(/^Your session has expired/)).toBeVisible()
})

test('two quick clicks send one login', async () => {
  const calls = vi.spyOn(globalThis, 'fetch')
  const user = userEvent.setup()
  await renderPage('/admin-login', { mock: { login: 'pending' } })
  await logIn(user)
  await user.click(await screen.findByRole('button', { name: 'Logging in...' }))
  expect(calls).toHaveBeenCalledOnce()
})
