import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { pause } from '../mocks/transports/offline'
import { showMenu } from './panelPage'

const kept = /^Works offline: \d\.\d MB kept\./
const newer = 'A newer version is ready.'

// Hundreds of files are kept.
test.describe.configure({ timeout: 120_000 })

// The list of files that the host has now is not there without a network.
test.use({ savesData: false, expectedErrors: /Failed to load resource: .*offline\.json/ })

async function waitUntilKept(page: Page, { timeout = 60_000 } = {}): Promise<void> {
  await expect((await showMenu(page, 'Backend')).getByText(kept)).toBeVisible({ timeout })
  await page.keyboard.press('Escape')
}

/** As `waitUntilKept`, but without the pause. Needs an installed clock, which does not know the files that a page loaded. */
async function skipPause(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(pause)
    await waitUntilKept(page, { timeout: 3000 })
  }).toPass()
}

/** The host lists other files than the page has loaded. */
function deploy(context: BrowserContext) {
  return context.route('**/offline.json', (route) => route.fulfill({ json: { size: 1, files: [] } }))
}

test('after one visit the demo opens without a network: pages, pictures and states @sub-path', async ({
  open,
  page,
  context,
}) => {
  await page.clock.install()
  await open('/?panel=on')
  await skipPause(page)
  await context.setOffline(true)
  const openings = [
    ['', 'Alderway'],
    ['jobs/3/apply', 'Apply for'],
    ['blog/2', 'Five interview questions'],
    ['talent-acquisition', 'Talent'],
    ['no-such-page', '404'],
    ['__states?page=blog', 'All states: Blog'],
    ['jobs?panel=off', 'Every open job'],
  ] as const
  for (const [address, heading] of openings) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
  }
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect(page.getByRole('button', { name: /^Demo data/ })).toBeHidden()
  await open('/jobs', { mock: { jobs: '503' } })
  await expect(page.getByRole('main').getByText('HTTP error! Status: 503')).toBeVisible()
  await page.goto('blog')
  const pictures = page.locator('main img')
  await expect(pictures).not.toHaveCount(0)
  const isShown = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > 0
  await expect.poll(() => pictures.first().evaluate(isShown)).toBe(true)

  // Other sites below the demo are not there, rather than its page for what it does not have.
  for (const folder of ['storybook/', 'film/', 'pr/7/']) {
    // A page of its own: the error page of the last one could still be loading, and would hold up the next.
    const other = await context.newPage()
    await expect(other.goto(folder), folder).rejects.toThrow('net::')
    await other.close()
  }
})

test('what is kept can be removed, and is not kept again', async ({ open, page }) => {
  await page.clock.install()
  await open('/about')
  await skipPause(page)
  const menu = await showMenu(page, 'Backend')
  await menu.getByRole('button', { name: 'Remove what is kept offline' }).click()
  const looked = page.waitForResponse(/offline\.json/)
  await page.reload()
  await (await looked).finished()
  await expect((await showMenu(page, 'Backend')).getByText('Needs a network.')).toBeVisible()
  await page.clock.fastForward(pause)
  // What is asked of the caches is done in turn.
  expect(await page.evaluate(async () => [await caches.has('the last'), await caches.keys()])).toEqual([false, []])
  await menu.getByRole('button', { name: /^Keep offline/ }).click()
  await expect(menu.getByText(kept)).toBeVisible()
})

test('a newer version is announced, but not in the middle of a form', async ({ open, page, context }) => {
  await open('/contact')
  await waitUntilKept(page)
  await page.getByLabel('Full name').fill('Amara Osei')
  // The footer stays on every page.
  await page.getByRole('contentinfo').getByRole('textbox').fill('a')
  await deploy(context)
  const looked = page.waitForResponse(/offline\.json/)
  const announced = page.evaluate((text) => {
    const panel = document.body.lastElementChild?.shadowRoot
    dispatchEvent(new Event('online'))
    return new Promise<string>((resolve) => {
      new MutationObserver(() => {
        if (panel?.textContent?.includes(text)) resolve(location.pathname)
      }).observe(panel ?? document, { childList: true, subtree: true })
    })
  }, newer)
  await looked
  await page.getByRole('link', { name: 'Home' }).first().click()
  expect(await announced).toBe('/')
  await context.unroute('**/offline.json')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await waitUntilKept(page)
  await expect(page.getByText(newer)).toHaveCount(0)
})

test('another site on the same host ends the worker and what it has kept', async ({ open, page, context }) => {
  await page.clock.install()
  await open('/about')
  await skipPause(page)
  await context.route('**/offline.json', (route) => route.fulfill({ status: 404, json: { error: 'Not found' } }))
  // A document of the same host without the demo's code.
  await page.goto('licenses.md')
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
})
