import { messages } from '@/content/messages'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { subscribeToOtherTabs, useAuth } from '@/stores/auth'
import { collectAnnouncements } from '~test/matrix'
import { signIn } from '~test/signIn'
import { App } from './App'

/** Opens the site at an address, as in development. Returns the user and everything that is logged as a warning. */
async function open(address: string) {
  const logged: unknown[] = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(...words))
  history.pushState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', '/'))
  render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user: userEvent.setup(), logged }
}

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: admin.login.submit }))
}

const manageJobs = { level: 1, name: admin.placeholders.manageJobs.title }
const dashboard = { level: 1, name: admin.dashboard.title }

test('a visitor without a token lands on the login, and the console has the reason once', async () => {
  const { logged } = await open(paths.admin)
  expect(await screen.findByRole('heading', { level: 1, name: admin.login.title })).toBeVisible()
  expect(logged).toEqual([messages.noToken])
})

test('staff who log out start at the dashboard the next time, and nothing is logged', async () => {
  signIn()
  const { user, logged } = await open(paths.manageJobs)
  await user.click(await screen.findByRole('button', { name: admin.logout }))
  expect(await screen.findByText(admin.login.signedOut)).toBeVisible()
  expect(logged).toEqual([])
  await logIn(user)
  expect(await screen.findByRole('heading', dashboard)).toBeVisible()
})

test('staff are told once that they are logged out', async () => {
  signIn()
  const { user } = await open(paths.manageJobs)
  await user.click(await screen.findByRole('button', { name: admin.logout }))
  expect(await screen.findByText(admin.login.signedOut)).toBeVisible()
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Blog' }))
  await screen.findByRole('heading', { level: 1, name: /blog/ })
  await user.click(screen.getByRole('link', { name: 'Admin login' }))
  await screen.findByRole('heading', { level: 1, name: admin.login.title })
  expect(screen.queryByText(admin.login.signedOut)).not.toBeInTheDocument()
})

test('staff whose session expires on a public page are promised no way back to it', async () => {
  signIn()
  const { user } = await open(paths.blog)
  act(() => useAuth.getState().signOut('expired'))
  await user.click(screen.getByRole('link', { name: admin.login.title }))
  expect(await screen.findByText(admin.login.expiredElsewhere)).toBeVisible()
})

test('staff who log out and then ask for a page get that page after the login', async () => {
  signIn()
  const { user, logged } = await open(paths.manageJobs)
  await user.click(await screen.findByRole('link', { name: admin.dashboard.title }))
  await screen.findByRole('heading', dashboard)
  await user.click(screen.getByRole('button', { name: admin.logout }))
  await screen.findByText(admin.login.signedOut)
  const announcements = collectAnnouncements()
  history.back()
  await vi.waitFor(() => expect(logged).toEqual([messages.noToken]))
  await vi.waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  expect(announcements()).toEqual(['Admin login | Alderway'])
  await logIn(user)
  expect(await screen.findByRole('heading', manageJobs)).toBeVisible()
})

test('staff who log in in another tab get the page that this one was asked for', async () => {
  const listening = new AbortController()
  subscribeToOtherTabs(listening.signal)
  onTestFinished(() => listening.abort())
  await open(paths.manageJobs)
  await screen.findByRole('heading', { level: 1, name: admin.login.title })
  localStorage.setItem('alderway.auth', '{"state":{"token":"abc","signOutReason":null},"version":0}')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'alderway.auth' })))
  expect(await screen.findByRole('heading', manageJobs)).toBeVisible()
})
