import { expect, expectAccessible, logIn, test } from './fixtures'

// test/stories.test.ts holds that every page has a story, whose test looks at the rest.
test('the built pages are accessible', { tag: '@root' }, async ({ open, page }) => {
  for (const [path, colorScheme] of [
    ['/', 'light'],
    ['/jobs/1/apply', 'dark'],
    ['/talent-acquisition', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await open(path)
    await expectAccessible(page, 'html', path)
  }
})

// src/app/App.test.tsx clicks every link.
test('a page that is reached by a click has its own address, also below the services and after the sign-in', async ({
  open,
  page,
  baseURL,
}) => {
  const address = (path: string) => new URL(path, baseURL).href
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(address('blog'))
  await menu.getByRole('button', { name: 'Our Services' }).click()
  await menu.getByRole('link', { name: /^Talent Acquisition/ }).click()
  await expect(page).toHaveURL(address('talent-acquisition'))
  await open('/admin/manage-jobs')
  await expect(page).toHaveURL(address('admin-login'))
  await logIn(page)
  await expect(page).toHaveURL(address('admin/manage-jobs'))
})
