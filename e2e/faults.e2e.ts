import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const pageFailed = 'This page could not be shown. Check your connection, then try again.'
const partFailed = 'This part of the page could not be shown. The rest of the page still works.'

async function logIn(page: Page) {
  await page.getByLabel('Username').fill('admin@alderway.example')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Total jobs')).toBeVisible()
}

function goTo(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

/** The code of another app, in the place of ours: takes every page of its scope, and answers all with a page of its own. */
const anotherApp = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (!/api|news|sign-of-life/.test(event.request.url)) return
    event.respondWith(new Response('<h1>Another app</h1>', { headers: { 'content-type': 'text/html' } }))
  })`

/** Keeps a file away, from the page and from its service worker. Gives how to let it come. */
async function keepAway(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}`
  await page.context().route(files, (route) => route.abort())
  return () => page.context().unroute(files)
}

/** Settles when a page's code or its styles have failed to come for the first time. */
async function firstFailure(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'failed'))
  await page.evaluate(() => Reflect.set(globalThis, 'failed', false))
}

test.describe('storage', () => {
  test(
    'that is full costs nothing but what outlives the tab: one signs in',
    { tag: '@deep' },
    async ({ open, page }) => {
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
    },
  )

  test(
    'that is cleared in mid-visit ends the session with the next load, and nothing else',
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
  test('that the browser stopped, or that took a telephone link for leaving, is woken', async ({ open, page }) => {
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
    'of another app that takes the page in mid-visit answers for nothing',
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
      const taken = page.evaluate(
        () =>
          new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))),
      )
      const other = await context.newPage()
      await other.goto('another-app.html')
      await other.evaluate(() => navigator.serviceWorker.register('another-app.js').then(() => undefined))
      await taken
      await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
      await goTo(page, 'Blog')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
      await page.reload()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    },
  )

  test.describe('that is no script', () => {
    test.use({ meant: /unsupported MIME type/ })

    test('is done without', { tag: '@deep' }, async ({ open, page, context }) => {
      await context.route('**/mockServiceWorker.js', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Not found</h1>' }),
      )
      await open('/jobs', { mock: { jobs: 'one' } })
      await expect(page.getByRole('article')).toHaveCount(1)
    })
  })

  const stuck = {
    'never comes up': `addEventListener('install', (event) => event.waitUntil(new Promise(() => {})))`,
    'is an old one and says nothing': `
      addEventListener('install', () => skipWaiting())
      addEventListener('activate', (event) => event.waitUntil(clients.claim()))
      addEventListener('fetch', () => {})`,
    'holds every call for ever': anotherApp.replace(/new Response.*/, 'new Promise(() => {}))'),
  }
  for (const [how, body] of Object.entries(stuck)) {
    test(`that ${how} is waited for, then done without`, { tag: '@deep' }, async ({ open, page, context }) => {
      await context.route('**/mockServiceWorker.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
      await open('/contact')
      await page.getByLabel('Full name').fill('Amara Osei')
      await goTo(page, 'Blog')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    })
  }

  test('that falls silent in mid-visit is waited for, then done without', { tag: '@deep' }, async ({ open, page }) => {
    await open('/jobs-listing')
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => undefined
    })
    await goTo(page, 'Blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })
})

test('who signs out in one tab is out in the other', async ({ open, page, context, baseURL }) => {
  await open('/admin')
  await logIn(page)
  const other = await context.newPage()
  await other.goto('admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${baseURL}admin-login`)
  await expect(page.getByText('You are logged out.')).toBeVisible()
})

test.describe('code that does not come', () => {
  test.use({
    meant: /Failed to load resource: net::ERR_FAILED|Failed to fetch dynamically|preload CSS|An error occurred in/,
  })

  test('once, as a page or its styles, is asked for again without a word', { tag: '@deep' }, async ({ open, page }) => {
    await page.addInitScript(() =>
      addEventListener('vite:preloadError', () => Object.assign(globalThis, { failed: 1 })),
    )
    await open('/jobs-listing')
    const styles = await keepAway(page, 'BlogPage-*.css')
    await goTo(page, 'Blog')
    await firstFailure(page)
    await styles()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
    expect(
      await page
        .locator('link[rel=stylesheet][href*="BlogPage"]')
        .evaluate((link) => 'sheet' in link && link.sheet !== null),
    ).toBe(true)
    const script = await keepAway(page, 'ContactPage-*.js')
    await goTo(page, 'Contact Us')
    await firstFailure(page)
    await script()
    await expect(page.getByLabel('Full name')).toBeVisible()
  })

  test('after a new deploy, a page says so; what was typed is still there, and a reload leads on', async ({
    open,
    page,
  }) => {
    await open('/contact')
    await page.getByLabel('Full name').fill('Amara Osei')
    const deploy = await keepAway(page, 'BlogPage-*.js')
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

  test('of the site itself leaves a page to read, its links, and a sentence with a reload', async ({ page }) => {
    const deploy = await keepAway(page, 'site-*.js')
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
    'of the site itself ends the wait on a shell with a sentence and a reload',
    { tag: '@deep' },
    async ({ page }) => {
      test.slow()
      for (const address of ['admin', '__states']) {
        const deploy = await keepAway(page, address === 'admin' ? 'site-*.js' : 'start-*.js')
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderway could not be loaded.')
        await deploy()
        await page.getByRole('link', { name: 'reload the page' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admin login|in every state/, {
          timeout: 15_000,
        })
      }
    },
  )

  test('not even to say so: a shell offers the reload by itself', { tag: '@deep' }, async ({ page }) => {
    const deploy = await keepAway(page, 'index-*.js')
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

  test('of the backend shows as calls that failed, until one is tried again', async ({ open, page }) => {
    const deploy = await keepAway(page, 'network-*.js')
    await open('/jobs?type=x')
    await expect(page.getByRole('alert')).toContainText('The job list did not answer.')
    await deploy()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article')).toHaveCount(30)
  })

  test(
    'of what is only an addition leaves the site whole: motion, the panel',
    { tag: '@deep' },
    async ({ open, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await keepAway(page, 'features-*.js')
      await keepAway(page, 'start-*.js')
      const told = page.waitForEvent('console', (message) => message.text().includes('The panel could not be loaded'))
      await open('/')
      await page.getByRole('button', { name: 'Next slide' }).click()
      await expect(page.getByRole('group', { name: '2 of 4' }).getByRole('heading')).toHaveCSS('opacity', '1')
      await told
    },
  )
})

test.describe('a section that breaks', () => {
  test.use({ meant: /broken on purpose|An error occurred in/ })

  test('leaves the rest of the page standing, and comes back', async ({ open, page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const sound = IntersectionObserver
      function broken() {
        throw new Error('broken on purpose')
      }
      Object.assign(globalThis, { IntersectionObserver: broken, mend: () => (globalThis.IntersectionObserver = sound) })
    })
    await open('/')
    await expect(page.getByText(partFailed)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Latest news' }).getByRole('article')).toHaveCount(4)
    await page.evaluate('mend()')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(partFailed)).toHaveCount(0)
    await goTo(page, 'About Us')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('the clock', () => {
  test(
    'an hour of sleep turns no more than a slide, and asks for nothing twice',
    { tag: '@deep' },
    async ({ open, page }) => {
      await page.clock.install()
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const news = page.waitForResponse(/top-headlines/)
      await open('/')
      await news
      let turns = 0
      const asked: string[] = []
      await page.exposeFunction('turned', () => (turns += 1))
      page.on('request', (request) => /\/(api|news)\//.test(request.url()) && asked.push(request.url()))
      await page.evaluate(() => {
        const bar = document.querySelector('[data-testid=carousel-progress]')
        if (bar) new MutationObserver(() => Reflect.get(globalThis, 'turned')()).observe(bar, { attributes: true })
      })
      await page.clock.fastForward('01:00:00')
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await goTo(page, 'Blog')
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
      expect(turns).toBeLessThan(3)
      expect(asked).toHaveLength(1)
    },
  )

  test(
    'a session that ran out while the tab was asleep leads to the login, with the reason',
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
      `${what} lets one in, and set right again, does not lead in circles`,
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
