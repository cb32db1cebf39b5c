import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAuth } from '@/stores/auth'
import { backend } from '~test/backend'
import { renderPage } from '~test/renderPage'

function figure(label: string): string | null | undefined {
  return screen.getByRole('heading', { level: 2, name: label }).closest('li')?.lastElementChild?.textContent
}

test('a token holder sees how many users, jobs and blogs there are', async () => {
  await renderPage('/admin', { signedIn: true })
  expect(await screen.findByRole('heading', { level: 2, name: 'Total users' })).toBeVisible()
  expect(figure('Total users')).toBe(String(backend.database.count('user')))
  expect(figure('Total jobs')).toBe(String(backend.database.count('job')))
  expect(figure('Total blogs')).toBe(String(backend.database.count('blog')))
})

test('without a token there is the login and nothing of the admin area', async () => {
  const note = vi.spyOn(console, 'warn').mockReturnValue()
  await renderPage('/admin')
  expect(screen.getByRole('heading', { level: 1, name: 'Admin login' })).toBeVisible()
  expect(screen.queryByRole('navigation', { name: 'Admin' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  expect(note).toHaveBeenCalledWith('No token found, please log in again.')
})

test('figures of zero are figures', async () => {
  await renderPage('/admin', { signedIn: true, mock: { dashboard: 'empty' } })
  await screen.findByRole('heading', { level: 2, name: 'Total jobs' })
  expect(figure('Total jobs')).toBe('0')
})

test('a token that is no longer good leads to the login, with a word on why, and back afterwards', async () => {
  const { user } = await renderPage('/admin', { scenario: 'expired-session' })
  expect(await screen.findByText(/^Your session has expired\./)).toBeVisible()
  expect(useAuth.getState().token).toBeNull()
  backend.set({})
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Total users' })).toBeVisible()
})

test('logging out leads to the login, and the next one in does not see the old figures', async () => {
  const { user } = await renderPage('/admin', { signedIn: true })
  await screen.findByRole('heading', { level: 2, name: 'Total users' })
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  expect(await screen.findByText('You are logged out.')).toBeVisible()
  expect(useAuth.getState().token).toBeNull()
  backend.set({ mock: { dashboard: 'pending' } })
  await user.click(screen.getByRole('button', { name: 'Fill in' }))
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await screen.findByText('Loading dashboard...')).toBeVisible()
})

test('the sidebar names the parts of the admin area', async () => {
  await renderPage('/admin', { signedIn: true })
  const links = within(screen.getByRole('navigation', { name: 'Admin' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/admin'],
    ['Manage Jobs', '/admin/manage-jobs'],
    ['Manage Blogs', '/admin/manage-blogs'],
    ['Manage Users', '/admin/manage-users'],
  ])
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
})
