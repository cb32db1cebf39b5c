import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

async function logIn(page: Page, email = 'admin@alderway.example', password = 'demo1234') {
  await page.getByLabel('Username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('who signs in reads the counts of the database, and stays signed in after a reload', async ({ open, page }) => {
  await open('/admin')
  await logIn(page)
  await expect(page.getByText('Total jobs')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText('30')
  await expect(main).toContainText('14')
  await expect(main).toContainText('6')
  await page.reload()
  await expect(main).toContainText('30')
})

test('who logs out is at the login and cannot go back in', async ({ open, page, baseURL }) => {
  await open('/admin')
  await logIn(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}admin-login`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('alderway.auth'))).not.toContain('demo.')
  await page.goto('admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
})

test('a token that the server never gave is no way in', async ({ open, page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) {
      localStorage.setItem('alderway.auth', JSON.stringify({ state: { token: 'made-up' }, version: 0 }))
      sessionStorage.setItem('seeded', 'yes')
    }
  })
  await open('/admin')
  await expect(page.getByText(/Your session has expired/)).toBeVisible()
})
