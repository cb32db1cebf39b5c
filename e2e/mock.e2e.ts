import { expect, test } from './fixtures'

const failed = 'Failed to load news. Please try again later.'

test('a behavior stays in force while one clicks around and reloads, until ?mock=ok', async ({ open, page }) => {
  await open('/', { mock: { news: 'error' } })
  await expect(page.getByText(failed)).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/about$/)
  await page.goto('./')
  await expect(page.getByText(failed)).toBeVisible()
  await page.goto('./?mock=ok')
  await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
  await page.goto('./')
  await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
})

test('one endpoint can fail while another one works', async ({ open, page }) => {
  await open('/', { mock: { news: 'error', jobs: 'empty' } })
  await expect(page.getByText(failed)).toBeVisible()
  await page.goto('jobs')
  await expect(page.getByText('No job listings available.')).toBeVisible()
  await page.goto('blog')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
})

test('words that are not known are reported on the console and ignored', async ({ open, page }) => {
  const told: string[] = []
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()))
  await open('/?mock=nws:error,jobs:purple,news:empty')
  await expect(page.getByText('No news available.')).toBeVisible()
  expect(told.join('\n')).toContain('"nws" is no endpoint')
  expect(told.join('\n')).toContain('"jobs" cannot show "purple"')
})

test('slow is slow and then works', async ({ open, page }) => {
  await open('/jobs', { mock: { jobs: 'slow' } })
  await expect(page.getByText('Loading jobs...')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(30)
})

test('what a page has asked for is called off when the visitor leaves', async ({ open, page }) => {
  const asked = page.waitForRequest(/\/api\/jobs$/)
  await open('/jobs', { mock: { jobs: 'pending' } })
  await expect(page.getByText('Loading jobs...')).toBeVisible()
  await asked
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/jobs'))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  expect((await calledOff).failure()?.errorText).toBe('net::ERR_ABORTED')
})

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('the backend answers inside the page: data, sign-in, faults', async ({ open, page }) => {
    await open('/jobs')
    await expect(page.getByRole('article')).toHaveCount(30)
    await page.goto('admin')
    await page.getByLabel('Username').fill('admin@alderway.example')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByText('Total jobs')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Total jobs')).toBeVisible()
    await page.goto('jobs?mock=jobs:offline')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await page.goto('jobs?mock=jobs:503')
    await expect(page.getByText('❌ HTTP error! Status: 503')).toBeVisible()
  })
})

test.describe('where the service worker is passed by', () => {
  test.beforeEach(async ({ open, page }) => {
    // The worker is passed by only once nothing is on its way to it any more.
    const answered = page.waitForResponse(/\/api\/jobs$/)
    await open('/jobs')
    await (await answered).finished()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setBypassServiceWorker', { bypass: true })
  })

  test('by a forced reload, the data still comes', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null }),
    )
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(30)
  })

  test('by the developer tools, the data still comes', async ({ page }) => {
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(30)
  })
})

test('where the browser refuses storage, the site works and signs in for this page', async ({ open, page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('Refused', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(window, 'sessionStorage', refuse)
  })
  await open('/admin')
  await page.getByLabel('Username').fill('admin@alderway.example')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Total jobs')).toBeVisible()
})
