import type { Page } from '@playwright/test'
import { expect, installWorker, logIn as submitLogin, test } from './fixtures'

const pageFailed = 'This page could not be shown. Check your connection, then try again.'
const partFailed = 'This part of the page could not be shown. The rest of the page still works.'

async function logIn(page: Page) {
  await submitLogin(page)
  await expect(page.getByText('Total jobs')).toBeVisible()
}

function goTo(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

/** The service worker of another app: claims every page in its scope and responds to API calls with its own page. */
const anotherApp = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (!/api|news|sign-of-life/.test(event.request.url)) return
    event.respondWith(new Response('<h1>Another app</h1>', { headers: { 'content-type': 'text/html' } }))
  })`

/** Blocks a file for the page and its service worker. Returns a function that unblocks it. */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}`
  await page.context().route(files, (route) => route.abort())
  return () => page.context().unroute(files)
}

/** Resolves once a page's code or styles have failed to load for the first time. */
async function waitForFailure(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'failed'))
  await page.evaluate(() => Reflect.set(globalThis, 'failed', false))
}

test.describe('storage', () => {
  test('that is full: login works until the tab closes', { tag: '@deep' }, async ({ open, page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await open('/admin')
    await logIn(page)
    await page.getByRole('link', { name: 'Manage jobs' }).click()
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByText('Total jobs')).toBeVisible()
  })

  test(
    'that is cleared during a visit: only the next load asks to log in again',
    { tag: '@deep' },
    async ({ open, page }) => {
      await open('/admin')
      await logIn(page)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.getByRole('link', { name: 'Manage jobs' }).click()
      await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
    },
  )
})

test.describe('the service worker', () => {
  test('that the browser stopped restarts, also after a click on a telephone link', async ({ open, page }) => {
    await open('/jobs-listing')
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    const session = await page.context().newCDPSession(page)
    await session.send('ServiceWorker.enable')
    await session.send('ServiceWorker.stopAllWorkers')
    await goTo(page, 'Blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    await page.locator('a[href^="tel:"]').first().click()
    await page.getByRole('link', { name: 'Alderway' }).first().click()
    await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
  })

  test(
    'of another app that claims the page during a visit does not respond for ours',
    { tag: '@deep' },
    async ({ open, page, context }) => {
      await context.route('**/another-app.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: anotherApp }),
      )
      await context.route('**/another-app.html', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Another app</title>' }),
      )
      await open('/contact')
      await page.waitForFunction(() => navigator.serviceWorker.controller)
      await page.getByLabel('Full name').fill('Amara Osei')
      const claimed = page.evaluate(
        () =>
          new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))),
      )
      const other = await context.newPage()
      await other.goto('another-app.html')
      await other.evaluate(() => navigator.serviceWorker.register('another-app.js').then(() => undefined))
      await claimed
      await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
      await goTo(page, 'Blog')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
      await page.reload()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    },
  )

  test.describe('that is not a script', () => {
    test.use({ expectedErrors: /unsupported MIME type/ })

    test('is replaced by responses inside the page', { tag: '@deep' }, async ({ open, page, context }) => {
      await context.route('**/mockServiceWorker.js', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
      )
      await open('/jobs', { mock: { jobs: 'one' } })
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })

  const stuck = {
    'never installs': `addEventListener('install', (event) => event.waitUntil(new Promise(() => {})))`,
    'is an old version and never replies': `
      addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', () => {})`,
    'never responds': anotherApp.replace(/new Response.*/, 'new Promise(() => {}))'),
  }
  for (const [how, body] of Object.entries(stuck)) {
    test(
      `that ${how} is replaced by responses inside the page after a while`,
      { tag: '@deep' },
      async ({ open, page, context }) => {
        await context.route('**/mockServiceWorker.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        )
        await open('/contact')
        await page.getByLabel('Full name').fill('Amara Osei')
        await goTo(page, 'Blog')
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
      },
    )
  }

  test(
    'that stops replying during a visit is replaced by responses inside the page after a while',
    { tag: '@deep' },
    async ({ open, page }) => {
      await open('/jobs-listing')
      await page.waitForFunction(() => navigator.serviceWorker.controller)
      await page.evaluate(() => {
        ServiceWorker.prototype.postMessage = () => undefined
      })
      await goTo(page, 'Blog')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    },
  )
})

test('a logout in one tab logs out the other tab', async ({ open, page, context, baseURL }) => {
  await open('/admin')
  await logIn(page)
  const other = await context.newPage()
  await other.goto('admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}admin-login`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
})

test.describe('code that fails to load', () => {
  test.use({
    expectedErrors: /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically|An error occurred in/,
  })

  test('once, loads again without a message', { tag: '@deep' }, async ({ open, page }) => {
    await page.addInitScript(() =>
      addEventListener('vite:preloadError', () => Object.assign(globalThis, { failed: 1 })),
    )
    await open('/jobs-listing')
    const script = await block(page, 'ContactPage-*.js')
    await goTo(page, 'Contact Us')
    await waitForFailure(page)
    await script()
    await expect(page.getByLabel('Full name')).toBeVisible()
  })

  test('after a new deploy shows a message with a retry, and a draft on another page survives', async ({
    open,
    page,
  }) => {
    await open('/contact')
    await page.getByLabel('Full name').fill('Amara Osei')
    const deploy = await block(page, 'BlogPage-*.js')
    await goTo(page, 'Blog')
    await expect(page.getByText(pageFailed).last()).toBeVisible()
    await goTo(page, 'Contact Us')
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
    await page.goBack()
    await expect(page.getByText(pageFailed).last()).toBeVisible()
    await deploy()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })

  test('for the whole site leaves a prerendered page with its links, and a message with a reload', async ({ page }) => {
    const deploy = await block(page, 'site-*.js')
    await page.goto('contact', { waitUntil: 'commit' })
    await page.getByLabel('Full name').fill('Amara Osei')
    await expect(page.getByRole('alert')).toContainText('You can read this page')
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
    await goTo(page, 'Blog')
    await expect(page.getByRole('alert')).toContainText('You can read this page')
    await deploy()
    await page.getByRole('link', { name: 'reload the page' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })

  test(
    'for the whole site ends loading on a page without content with a message and a reload',
    { tag: '@deep' },
    async ({ page }) => {
      test.slow()
      for (const address of ['admin', '__states']) {
        const deploy = await block(page, address === 'admin' ? 'site-*.js' : 'start-*.js')
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderway could not be loaded.')
        await deploy()
        await page.getByRole('link', { name: 'reload the page' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admin login|All states/)
      }
    },
  )

  test('for the entry too leaves a reload link in the document itself', { tag: '@deep' }, async ({ page }) => {
    const deploy = await block(page, 'index-*.js')
    await page.goto('admin', { waitUntil: 'load' })
    const reload = page.getByRole('link', { name: 'reload the page' })
    await expect(reload).toBeHidden()
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish()
    })
    await deploy()
    await reload.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
  })

  test('for the mock backend shows as failed calls, until one is retried', async ({ open, page }) => {
    const deploy = await block(page, 'browser-*.js')
    await open('/jobs?type=x')
    await expect(page.getByRole('alert')).toContainText('The job list did not answer.')
    await deploy()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(30)
  })

  test('for motion and the panel leaves the rest of the site working', { tag: '@deep' }, async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await block(page, 'features-*.js')
    await block(page, 'start-*.js')
    const warned = page.waitForEvent('console', (message) => message.text().includes('The panel failed to load'))
    await open('/')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(page.getByRole('group', { name: '2 of 4' }).getByRole('heading')).toHaveCSS('opacity', '1')
    await warned
  })
})

test.describe('a section that breaks', () => {
  test.use({ expectedErrors: /broken on purpose|An error occurred in/ })

  test('leaves the rest of the page working, and shows again after a retry', async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const original = IntersectionObserver
      function broken() {
        throw new Error('broken on purpose')
      }
      Object.assign(globalThis, {
        IntersectionObserver: broken,
        repair: () => (globalThis.IntersectionObserver = original),
      })
    })
    await open('/')
    await expect(page.getByText(partFailed)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
    await page.evaluate('repair()')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(partFailed)).toHaveCount(0)
    await goTo(page, 'About Us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the clock', () => {
  test('an hour asleep turns at most one slide, and repeats no request', { tag: '@deep' }, async ({ open, page }) => {
    await installWorker(page)
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const news = page.waitForResponse(/top-headlines/)
    await open('/')
    await news
    let turns = 0
    const requested: string[] = []
    await page.exposeFunction('turned', () => (turns += 1))
    page.on('request', (request) => /\/(api|news)\//.test(request.url()) && requested.push(request.url()))
    await page.evaluate(() => {
      const bar = document.querySelector('[data-testid=carousel-progress]')
      if (bar) new MutationObserver(() => Reflect.get(globalThis, 'turned')()).observe(bar, { attributes: true })
    })
    await page.clock.fastForward('01:00:00')
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await goTo(page, 'Blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    expect(turns).toBeLessThan(3)
    expect(requested).toHaveLength(1)
  })

  test(
    'a session that expires while the tab sleeps leads to the login, with the reason',
    { tag: '@deep' },
    async ({ open, page }) => {
      await page.clock.install()
      await open('/admin')
      await logIn(page)
      await page.getByRole('link', { name: 'Manage jobs' }).click()
      await page.clock.fastForward('09:00:00')
      await page.getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByText(/Your session has expired/)).toBeVisible()
      await logIn(page)
    },
  )

  for (const [what, time] of [
    ['of 1970', '1970-01-01T00:00:10Z'],
    ['a day ahead', '2026-11-22T12:00:00Z'],
    ['thirty years ahead', '2056-01-01T12:00:00Z'],
  ] as const) {
    test(
      `${what} allows a login, and once corrected causes no redirect loop`,
      { tag: '@deep' },
      async ({ open, page }) => {
        await page.clock.install({ time })
        await open('/admin')
        await logIn(page)
        await page.reload()
        await expect(page.getByText('Total jobs')).toBeVisible()
        await page.goto('blog/9')
        await expect(page.getByRole('main')).not.toContainText(/NaN|Invalid|undefined/)
        await page.clock.setSystemTime('2026-11-21T12:00:00Z')
        await page.goto('admin')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admin login|Dashboard/)
        if (await page.getByLabel('Username').isVisible()) await logIn(page)
      },
    )
  }
})
