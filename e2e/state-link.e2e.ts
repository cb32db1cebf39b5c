import { messages } from '../src/content/messages'
import { expect, test } from './fixtures'

/** Notes for each frame what is visible of the everyday state: its rows, or the title of a job. */
function watchFrames(): void {
  const seen: string[] = []
  Reflect.set(globalThis, 'seenRows', seen)
  function look() {
    for (const row of document.querySelectorAll('[data-rows] article, [data-rows] [data-card-link], main h1')) {
      // A skeleton has no text.
      const isEveryday = row.matches('h1') ? row.textContent === 'Senior Backend Engineer' : row.textContent !== ''
      if (isEveryday && row.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
        seen.push(`${Math.round(performance.now())} ms: ${row.textContent?.slice(0, 40)}`)
      }
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const cases = [
  ['jobs?mock=jobs:503', 'HTTP error! Status: 503'],
  ['jobs?mock=jobs:empty', messages.jobs.empty],
  ['?mock=news:error', messages.news.failed],
  ['blog?mock=blogs:pending', messages.blogs.loading],
  ['jobs/1?mock=job:error', messages.job.failed],
] as const

for (const [address, text] of cases) {
  test(`no frame of ${address} shows a row of the everyday state`, async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchFrames)
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeAttached()
    // A page that still waits for its backend can say that it is loading.
    await page.waitForFunction(() => window.__alderway !== undefined)
    // The tab has the state now, and a link within the site need not name it.
    await page.goto(address.replace(/\?.*/, '') || './')
    await expect(page.getByText(text).first()).toBeAttached()
    expect(await page.evaluate(() => Reflect.get(globalThis, 'seenRows'))).toEqual([])
  })
}

test('no frame of a page whose rows were edited in this tab shows them as they were', async ({ page }) => {
  const edits = [{ edit: 'put', table: 'job', row: { id: 1, title: 'Keeper of the light' } }]
  await page.addInitScript(
    (stored) => {
      sessionStorage.setItem('alderway.mock.data.agency', stored)
    },
    JSON.stringify({ edits, done: 1 }),
  )
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watchFrames)
  await page.goto('jobs')
  await expect(page.getByRole('link', { name: 'Keeper of the light' })).toBeVisible()
  const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, 'seenRows'))
  expect(seen.filter((row) => row.includes('Senior Backend'))).toEqual([])
})
