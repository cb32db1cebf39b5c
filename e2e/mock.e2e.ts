import { expect, installWorker, logIn, test } from './fixtures'

const newsFailed = 'Failed to load news. Please try again later.'

test('a scenario and its overrides survive navigation and reload, until a link resets them', async ({ open, page }) => {
  const articles = page.getByRole('main').getByRole('article')
  await open('/jobs', { scenario: 'backend-down', mock: { jobs: 'one' } })
  await expect(articles).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('main').getByText(newsFailed)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByText(newsFailed)).toBeVisible()
  await page.goto('jobs')
  await expect(articles).toHaveCount(1)
  await page.goto('jobs?scenario=everyday')
  await expect(articles).toHaveCount(30)
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

test('the first visit does not wait for the service worker, which answers the next one', async ({ open, page }) => {
  const requested: string[] = []
  page.on('request', (request) => /\/api\//.test(request.url()) && requested.push(request.url()))
  await open('/jobs', { mock: { jobs: 'one' } })
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(requested).toEqual([])
  await installWorker(page)
  await open('/jobs', { mock: { jobs: 'one' } })
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(requested).toHaveLength(1)
})

test('the data loads when developer tools, or a forced reload, bypass the service worker', async ({ open, page }) => {
  await installWorker(page)
  // The bypass takes effect once no request to the worker is pending.
  const responded = page.waitForResponse(/\/api\/jobs$/)
  await open('/jobs')
  await (await responded).finished()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBypassServiceWorker', { bypass: true })
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(30)
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => null }),
  )
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(30)
})

test('the site works without storage, and a login lasts as long as the page', async ({ open, page }) => {
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
  await logIn(page)
  await expect(page.getByText('Total jobs')).toBeVisible()
})
