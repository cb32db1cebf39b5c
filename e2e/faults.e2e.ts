import type { Page, Route } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from './fixtures'

const pageFailed =
  'This page could not be shown. The connection may have failed, or the website has changed since you opened it. Try again.'

function goTo(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
}

/** How the page was opened: "navigate" may show a document that the browser has cached. */
function readNavigation(page: Page) {
  return page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type))
}

/** Claims every page in its scope, and never responds to an API call. */
const deafWorker = `
  addEventListener('install', () => skipWaiting())
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (/api|news|mock-backend-probe/.test(event.request.url)) event.respondWith(new Promise(() => {}))
  })`

/** Blocks a file for the page and its service worker. Returns a function that unblocks it. */
async function block(page: Page, name: string): Promise<() => Promise<void>> {
  const files = `**/assets/${name}`
  await page.context().route(files, (route) => route.abort())
  return () => page.context().unroute(files)
}

/** Of the stylesheets that are files. */
function countRules(): number {
  try {
    return [...document.styleSheets].flatMap(({ href, cssRules }) => (href ? [...cssRules] : [])).length
  } catch {
    return 0
  }
}

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

  test('that never responds is replaced by responses inside the page', async ({ open, page, context }) => {
    await context.route('**/mockServiceWorker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: deafWorker }),
    )
    await open('/contact')
    await page.getByLabel('Full name').fill('Amara Osei')
    await goTo(page, 'Blog')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })
})

test.describe('code that fails to load', () => {
  test.use({
    expectedErrors:
      /Failed to load resource: (net::ERR_FAILED|the server responded with a status of 404)|Failed to fetch dynamically/,
  })

  test('the button to the top appears without its fade', async ({ open, page }) => {
    await block(page, 'Fade-*.js')
    await open('/about')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Scroll to top' }).click()
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('after a new deploy shows a message with a retry, and a draft on another page survives', async ({
    open,
    page,
  }) => {
    const deploy = await block(page, 'BlogPage-*.js')
    await open('/contact')
    await page.getByLabel('Full name').fill('Amara Osei')
    // What monitoring listens to.
    const reported = page.waitForEvent('pageerror')
    await goTo(page, 'Blog')
    await expect(page.getByRole('main').getByText(pageFailed)).toBeVisible()
    expect((await reported).message).toContain('Failed to fetch dynamically imported module')
    await expect(page).toHaveTitle('Page not shown | Alderway')
    await expect(page.getByRole('main')).toBeFocused()
    await goTo(page, 'Contact Us')
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
    await page.goBack()
    await expect(page.getByRole('main').getByText(pageFailed)).toBeVisible()
    await deploy()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(5)
  })

  for (const [how, status] of [
    ['does not come', undefined],
    ['the host does not have for a moment', 404],
  ] as const) {
    test(`for the stylesheet, which ${how}, is requested again`, async ({ page }) => {
      const fail = (route: Route) => (status ? route.fulfill({ status }) : route.abort())
      await page.route(/\.css$/, fail, { times: 1 })
      await page.goto('./about')
      await expect.poll(() => page.evaluate(countRules)).toBeGreaterThan(0)
    })
  }

  test('for the whole site leaves a prerendered page, or none, with a message and a reload', async ({ page }) => {
    const deploy = await block(page, 'site-*.js')
    await page.goto('contact', { waitUntil: 'commit' })
    await page.getByLabel('Full name').fill('Amara Osei')
    await expect(page.locator('#assertive')).toContainText('You can read this page')
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
    await goTo(page, 'Blog')
    await expect(page.locator('#assertive')).toContainText('You can read this page')
    await page.goto('admin', { waitUntil: 'commit' })
    await expect(page.locator('#assertive')).toHaveText(
      /^Alderway could not be loaded\.\s+Check your connection or update/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alderway could not be loaded.')
    await deploy()
    await page.getByRole('link', { name: 'reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
    expect(await readNavigation(page)).toEqual(['reload'])
  })

  test('for the entry too leaves a reload link in the document itself', async ({ page }) => {
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
    expect(await readNavigation(page)).toEqual(['reload'])
  })

  for (const [what, file] of [
    ['for the entry of', 'index-*.js'],
    ['for', 'ContactPage-*.js'],
  ] as const) {
    test(`${what} a page that can be read already leaves it with a message and a reload`, async ({ page }) => {
      const deploy = await block(page, file)
      await page.goto('contact', { waitUntil: 'load' })
      await page.getByLabel('Full name').fill('Amara Osei')
      await expect(page.locator('#assertive')).toContainText('You can read this page')
      await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
      await expect(page).toHaveTitle(/^Contact/)
      await deploy()
      const reloaded = page.waitForEvent('load')
      await page.getByRole('link', { name: 'reload the page' }).click()
      await reloaded
      expect(await readNavigation(page)).toEqual(['reload'])
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(page.getByRole('main').getByText('3 things need your attention')).toBeVisible()
    })
  }

  // Some browsers keep the failure of a module until the page is loaded again.
  test('for the mock backend shows as failed calls, until the page is reloaded', async ({ open, page }) => {
    const deploy = await block(page, 'browser-*.js')
    // A page without the document’s rows.
    await open('/jobs?scenario=everyday')
    await expect(page.getByRole('main').getByText('The job list did not answer.')).toBeVisible()
    await deploy()
    await page.reload()
    await expect(page.getByRole('article')).toHaveCount(30)
  })
})

test.describe('a copy of the site that is opened from a disk', () => {
  test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy|Unsafe attempt to load URL/ })

  test('says inside the window how to use it', async ({ page }) => {
    await page.goto(pathToFileURL(path.resolve('dist/index.html')).href, { waitUntil: 'load' })
    await expect(page.locator('#unfinished')).toBeInViewport()
    await expect(page.locator('#assertive')).toHaveText('To use this copy, run "npx serve" in its folder.')
  })

  test('has the styles of the whole page, when a browser or wget has saved it', async ({ page }, testInfo) => {
    const saved = testInfo.outputPath('saved.html')
    const assets = pathToFileURL(path.resolve('dist/assets')).href
    await writeFile(saved, (await readFile('dist/index.html', 'utf8')).replaceAll('"/assets', `"${assets}`))
    await page.goto(pathToFileURL(saved).href, { waitUntil: 'load' })
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(18, 55, 42)')
  })
})

test.describe('a browser that is too old', () => {
  test('is told so below a page that can be read, and typing stays', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
    await page.goto('contact', { waitUntil: 'load' })
    await page.getByLabel('Full name').fill('Amara Osei')
    await expect(page.locator('#assertive')).toHaveText(/reload the page or update your browser\.$/)
    await expect(page.getByLabel('Full name')).toHaveValue('Amara Osei')
  })

  test('has every color of the day', async ({ page }) => {
    await page.goto('about', { waitUntil: 'load' })
    const colors = await page.evaluate(() => {
      const rules = [...document.styleSheets].filter(({ href }) => href).flatMap(({ cssRules }) => [...cssRules])
      const older = rules.find(
        (rule) => rule instanceof CSSSupportsRule && /^not .*light-dark/.test(rule.conditionText),
      )
      const read = (text = '', color: RegExp) =>
        [...text.matchAll(color)].map(([, name, value]) => `${name} ${value?.replace(/^#0000$/, 'transparent')}`)
      return {
        older: read(older?.cssText, /(--[\w-]+): ?([^;]+);/g),
        day: read(rules.map(({ cssText }) => cssText).join(''), /(--[\w-]+): ?light-dark\(([^,(]+),/g),
      }
    })
    expect(colors.day).toContain('--text #12372a')
    expect(colors.older).toEqual(colors.day)
  })
})
