import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { promise } from '@/content/promise'
import { useClock } from '@/stores/clock'
import { backend } from '~test/backend'
import { renderPage } from '~test/renderPage'

test.each([
  ['nobody', admin.login.title, admin.login.submit],
  ['member', 'Dashboard', admin.dashboard.failed],
  ['admin', 'Dashboard', 'Total jobs'],
] as const)('the admin area as %s shows "%s" and "%s"', async (as, heading, text) => {
  await renderPage(paths.admin, { as })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await screen.findByText(text)).toBeVisible()
})

test('an expired token leads to the login, which says why', async () => {
  await renderPage(paths.admin, { as: 'admin', expires: 0 })
  expect(await screen.findByText(admin.login.expired)).toBeVisible()
})

test('the promise of an answer goes by the clock of the state, and follows it', async () => {
  // A Thursday.
  await renderPage(paths.contact, { now: '2026-12-24T10:00' })
  expect(screen.getByText(promise.dated(promise.anyone, 'Thursday, 10:00'), { exact: false })).toBeVisible()
  act(() => {
    backend.settings.set({ now: '2026-12-28T11:00' })
    useClock.setState({ now: () => backend.settings.now() })
  })
  expect(screen.getByText(promise.dated(promise.anyone, 'Monday, 9:00'), { exact: false })).toBeVisible()
})
