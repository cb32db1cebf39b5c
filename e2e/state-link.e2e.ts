import { businessArticles } from '../mocks/agency/news/rows/business'
import { admin } from '../src/content/admin'
import { messages } from '../src/content/messages'
import { sampleBlogs } from '../src/content/sampleBlogs'
import { expect, test } from './fixtures'

/** The titles of the everyday state that come first on their pages. */
const everyday = ['Senior Backend Engineer', businessArticles[0]?.title ?? '', sampleBlogs[0]?.title ?? '']

/** Notes each frame in which a row or a page with one of the titles is visible. */
function watchFrames(titles: string[]): void {
  const seen: string[] = []
  Object.assign(globalThis, { seen })
  function look() {
    for (const row of document.querySelectorAll('[data-rows] article, main h1')) {
      const title = titles.find((title) => row.textContent.includes(title))
      if (title && row.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        seen.push(`${Math.round(performance.now())} ms: ${title}`)
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const rename = { edit: 'put', table: 'job', row: { id: 1, title: 'Keeper of the light' } }

for (const { address, text, edits } of [
  { address: 'jobs?mock=jobs:503', text: 'HTTP error! Status: 503' },
  { address: '?mock=news:error', text: messages.news.failed },
  { address: 'blog?mock=blogs:pending', text: messages.blogs.loading },
  { address: 'jobs/1?mock=job:error', text: messages.job.failed },
  { address: 'jobs', text: 'Keeper of the light', edits: [rename] },
]) {
  test(`no frame of ${address}${edits ? ', with an edited row,' : ''} shows a row of the everyday state`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page)
    // The backend takes its time, as on a phone: the page is drawn before.
    const network = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }
    await session.send('Network.emulateNetworkConditions', network)
    if (edits) {
      const stored = JSON.stringify({ edits, done: 1 })
      await page.addInitScript((stored) => sessionStorage.setItem('alderway.mock.data.agency', stored), stored)
    }
    await page.addInitScript(watchFrames, everyday)
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeAttached()
    // A page that still waits for its backend can say that it is loading.
    await page.waitForFunction(() => window.__alderway !== undefined)
    // The tab has the state now, and a link within the site need not name it.
    await page.goto(address.replace(/\?.*/, '') || './')
    await expect(page.getByText(text).first()).toBeAttached()
    expect(await page.evaluate('seen')).toEqual([])
  })
}

test('no frame of a link that signs in to the admin area shows the login', async ({ page }) => {
  // The code of the login would be there long before.
  await page.route('**/assets/browser-*.js', (route) => void setTimeout(() => void route.fallback(), 1000))
  await page.addInitScript(watchFrames, [admin.login.title])
  await page.goto('admin?as=admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(admin.dashboard.title)
  expect(await page.evaluate('seen')).toEqual([])
})
