import { expect, logIn, test } from './fixtures'

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

test('the admin area opens with the account of the address, and never another page first', async ({ open, page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('footer, form')) Reflect.set(globalThis, 'sawAnotherPage', true)
    }).observe(document, { childList: true, subtree: true })
  })
  await open('/admin', { as: 'admin' })
  await expect(page.getByText('Total jobs')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sawAnotherPage'))).toBeUndefined()
})
