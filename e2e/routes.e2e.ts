import { fixedPaths, missingPaths, servicePaths } from '../src/content/paths'
import { expect, expectAccessible, test } from './fixtures'

// A test that opens many pages takes as long as many tests.
test.describe.configure({ timeout: 60_000 })

const adminPaths = fixedPaths.filter((path) => path.startsWith('/admin') && path !== '/admin-login')
const publicPaths = [
  ...fixedPaths.filter((path) => !adminPaths.includes(path)),
  '/jobs/1',
  '/jobs/1/apply',
  '/blog/1',
  '/blog/9',
]

/** How many pages a test opens one after the other, each with a full load. */
const together = 7
const groups = Array.from({ length: Math.ceil(publicPaths.length / together) }, (_, index) =>
  publicPaths.slice(index * together, (index + 1) * together),
)

test.describe('opened from a link', () => {
  for (const group of groups) {
    test(`${group.join(', ')} show their pages`, async ({ open, page }) => {
      const titles = new Set<string>()
      for (const path of group) {
        await open(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
        await expect(page).toHaveTitle(/Alderway/)
        expect(await page.locator('meta[name=description]').count()).toBe(1)
        expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/.{40,}/)
        titles.add(await page.title())
      }
      expect(titles.size, 'each page has a title of its own').toBe(group.length)
    })
  }

  // test/stories.test.ts holds that every page has a story, whose test looks at the rest.
  test('the built pages are accessible, by day and by night', { tag: '@root' }, async ({ open, page }) => {
    for (const path of ['/', '/jobs/1/apply', '/talent-acquisition']) {
      await open(path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page, 'html', `${path}, ${colorScheme}`)
      }
    }
  })

  test(
    'an admin page asks for the sign-in and then shows itself, or that there is none',
    { tag: '@root' },
    async ({ open, page, baseURL }) => {
      for (const path of [...adminPaths, missingPaths.manageBlogs, missingPaths.manageUsers]) {
        await open(path)
        await expect(page).toHaveURL(`${baseURL}admin-login`)
        await page.getByLabel('Username').fill('admin@alderway.example')
        await page.getByLabel('Password', { exact: true }).fill('demo1234')
        await page.getByRole('button', { name: 'Log in' }).click()
        await expect(page).toHaveURL(new URL(path.slice(1), baseURL).href)
        await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
        await page.getByRole('button', { name: 'Logout' }).click()
        await expect(page).toHaveURL(`${baseURL}admin-login`)
      }
    },
  )

  test('an unknown address shows the 404 page, which links home', async ({ open, page, baseURL }) => {
    for (const path of [
      '/services',
      '/services/payroll',
      '/our-approach',
      '/apply',
      '/career-coaching',
      '/ai-solutions',
      '/a/path/of/nothing',
    ]) {
      await open(path)
      await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      await page.getByRole('link', { name: 'Back to the home page' }).click()
      await expect(page).toHaveURL(baseURL ?? '')
    }
  })
})

test(
  'clicking reaches every page of the navbar and the services menu',
  { tag: '@root' },
  async ({ open, page, baseURL }) => {
    await open('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    for (const [name, path] of [
      ['About Us', '/about'],
      ['Hire Us', '/hire-us'],
      ['Job Search', '/jobs-listing'],
      ['Blog', '/blog'],
      ['Contact Us', '/contact'],
      ['Home', '/'],
    ] as const) {
      const link = menu.getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(new URL(path.slice(1), baseURL).href)
      // The previous page, with its open menu, stays until this one has loaded.
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    for (const path of servicePaths) {
      await menu.getByRole('button', { name: 'Our Services' }).click()
      const link = menu.locator(`a[href$="${path}"]`)
      await link.click()
      await expect(page).toHaveURL(new URL(path.slice(1), baseURL).href)
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('404')
    }
  },
)
