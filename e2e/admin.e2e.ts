import { expect, logIn, test } from './fixtures'

test('a signed-in admin sees the counts of the database, also after a reload', async ({ open, page }) => {
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

test('logging out leads to the login and closes the admin area', async ({ open, page, baseURL }) => {
  await open('/admin')
  await logIn(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}admin-login`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('alderway.auth'))).not.toContain('demo.')
  await page.goto('admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
})

test('a made-up token leads to the login', async ({ open, page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) {
      localStorage.setItem('alderway.auth', JSON.stringify({ state: { token: 'made-up' }, version: 0 }))
      sessionStorage.setItem('seeded', 'yes')
    }
  })
  await open('/admin')
  await expect(page.getByText(/Your session has expired/)).toBeVisible()
})

test('an admin page opened in a scenario that signs in never shows the public layout', async ({ open, page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('footer')) Reflect.set(globalThis, 'sawFooter', true)
    }).observe(document, { childList: true, subtree: true })
  })
  await open('/admin', { scenario: 'signed-in' })
  await expect(page.getByText('Total jobs')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sawFooter'))).toBeUndefined()
})

test('the badge of the demo data leaves the logout free', async ({ open, page }) => {
  await open('/admin', { scenario: 'signed-in', mock: { news: '503' } })
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You are logged out.')).toBeVisible()
})
