import type { Page } from '@playwright/test'
import { admin } from '../src/content/admin'
import { promise } from '../src/content/promise'
import { expect, logIn, test } from './fixtures'
import { badge, panel, show } from './panelPage'

/** Collects every day and hour that the page promises, from its first frame on. */
async function collectPromises(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    new MutationObserver(() => {
      for (const [, when] of document.body?.textContent.matchAll(/answers by (\w+, \d+:\d+)/g) ?? [])
        seen.add(when ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { promised: seen })
  })
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'promised')])
}

test('a page opened on another day never promises an answer by today’s clock', async ({ open, page, baseURL }) => {
  const seen = await collectPromises(page)
  // A Thursday.
  await open('/contact', { now: '2026-12-24T10:00' })
  await expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00'))
  expect(await seen()).toEqual(['Thursday, 10:00'])
  await page.reload()
  await expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00'))
  expect(await seen()).toEqual(['Thursday, 10:00'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${baseURL}?now=2026-12-24T10:00`)
  await expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00'))
})

test('the day set in the panel shows at once, in the address and until it is reset', async ({
  open,
  page,
  baseURL,
}) => {
  await open('/contact')
  const main = page.getByRole('main')
  await expect(main).toContainText('answers by')
  const today = await main.getByText(/answers by/).textContent()
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByLabel('Today').fill('2026-12-28T11:00')
  await scenarios.getByLabel('Today').press('Enter')
  await expect(main).toContainText(promise.dated(promise.anyone, 'Monday, 9:00'))
  await expect(page).toHaveURL(`${baseURL}contact?now=2026-12-28T11:00`)
  await scenarios.getByRole('button', { name: 'First day' }).click()
  await expect(page).toHaveURL(`${baseURL}contact?scenario=first-day&now=2026-12-28T11:00`)
  await show(page, 'Health')
  await panel(page).getByRole('button', { name: 'Reset everything' }).click()
  await panel(page).getByRole('button', { name: 'Yes, reset everything' }).click()
  await expect(page).toHaveURL(`${baseURL}contact`)
  await expect(main.getByText(/answers by/)).toHaveText(today ?? '')
})

test('the admin area as admin, as member and as nobody, chosen in the panel', async ({ open, page, baseURL }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('footer, form')) Reflect.set(globalThis, 'sawAnotherPage', true)
    }).observe(document, { childList: true, subtree: true })
  })
  await open('/admin', { as: 'admin' })
  await expect(page.getByText('Total jobs')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sawAnotherPage'))).toBeUndefined()
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: 'Member', exact: true }).click()
  await expect(page.getByText(admin.dashboard.failed)).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}admin?as=member`)
  await page.reload()
  await expect(page.getByText(admin.dashboard.failed)).toBeVisible()
  await scenarios.getByRole('button', { name: 'Nobody', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.login.title)
  await expect(page).toHaveURL(`${baseURL}admin-login`)
})

test('after a logout the address names nobody, and a login is shared by all tabs', async ({
  open,
  page,
  context,
  baseURL,
}) => {
  await open('/admin', { scenario: 'signed-in' })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}admin-login?scenario=signed-in&as=nobody`)
  const other = await context.newPage()
  await other.goto('admin-login?expires=28800')
  await logIn(other)
  await expect(other).toHaveURL(`${baseURL}admin`)
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('a token that expires leads to the login, which says why', async ({ open, page }) => {
  await open('/admin', { as: 'admin', expires: 4 })
  await expect(page.getByText('Total jobs')).toBeVisible()
  const scenarios = await show(page, 'Scenarios')
  await expect(scenarios.getByText('The token has expired. The next request with it fails.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(admin.login.expired)).toBeVisible()
})

test('the login issues tokens with the lifetime of the address', async ({ open, page }) => {
  await open('/admin-login', { expires: 0 })
  await logIn(page)
  await expect(page.getByText(admin.login.expired)).toBeVisible()
})

test('unknown words are explained, and the rest applies', async ({ open, page }) => {
  await open('/contact?as=amdin&expires=soon&now=2026-12-24T10:00')
  await expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00'))
  await badge(page).click()
  await expect(panel(page).getByText('Unknown account "amdin". Did you mean "admin"?')).toBeVisible()
  await expect(panel(page).getByText('A token cannot expire in "soon". Use seconds, from 0 to 28800.')).toBeVisible()
})

test('a script signs in and sets the time', async ({ open, page, backend }) => {
  await open('/contact')
  await backend.set({ as: 'member', now: '2026-12-24T10:00' })
  await expect(page.getByRole('main')).toContainText(promise.dated(promise.anyone, 'Thursday, 10:00'))
  await page.goto('admin')
  await expect(page.getByText(admin.dashboard.failed)).toBeVisible()
  await expect(backend.set({ as: 'nobody', expires: -1 })).rejects.toThrow('A token cannot expire in "-1".')
})
