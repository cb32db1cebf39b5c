import { expect, logIn, test } from './fixtures'

// src/app/App.test.tsx clicks every link.
test(
  'a page that is reached by a click has its own address, also below the services and after the login',
  { tag: '@sub-path' },
  async ({ open, page, baseURL }) => {
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
  },
)

test('the file of a page shows the page, at its address', { tag: '@sub-path' }, async ({ open, page, baseURL }) => {
  await open('/about/index.html?from=mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Alderway')
  await expect(page).toHaveURL(new URL('about/?from=mail', baseURL).href)
})

// A screen reader says the title that a document has when it is loaded.
test('the first page is announced behind a shell, which has another title, and not in its own document', async ({
  open,
  page,
}) => {
  // Some hosts add a slash.
  for (const address of ['/about', '/about/'] as const) {
    await open(address)
    await expect(page.locator('#polite')).toBeEmpty()
    await expect(page.locator('body')).toBeFocused()
  }
  await open('/our-approach')
  await expect(page.locator('#polite')).toContainText('Page not found | Alderway')
})
