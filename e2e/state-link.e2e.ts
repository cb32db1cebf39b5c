import { businessArticles } from '../mocks/agency/news/rows/business'
import { messages } from '../src/content/messages'
import { sampleBlogs } from '../src/content/sampleBlogs'
import { expect, test } from './fixtures'

/** The titles of the everyday state that come first on their pages. */
const everyday = ['Senior Backend Engineer', businessArticles[0]?.title ?? '', sampleBlogs[0]?.title ?? '']

/** Notes each frame in which a row with one of the titles, or the page of a job, is visible. */
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
