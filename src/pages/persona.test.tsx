import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { renderPage } from '~test/renderPage'

test.each([
  ['nobody', admin.login.title, admin.login.submit],
  ['member', 'Dashboard', admin.dashboard.forbidden],
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
