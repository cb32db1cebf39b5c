import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { installWorker } from './fixtures'
import { badge, linkFrom, show } from './panelPage'

// Without the fixtures of the other tests: what is recorded comes from the host.

const keeper = /Keeper of the light/

function articles(page: Page): Locator {
  return page.getByRole('main').getByRole('article')
}

async function showRecordings(page: Page): Promise<Locator> {
  const requests = await show(page, 'Requests')
  await requests.getByText(/^Recordings: /).click()
  return requests
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with responses from ${serviceWorkers === 'allow' ? 'the service worker' : 'the page'}`, () => {
    test.use({ serviceWorkers })
    test.beforeEach(async ({ page }) => {
      // Two loads, a reload and another person's visit.
      test.slow()
      if (serviceWorkers === 'allow') await installWorker(page)
    })

    test('QA records the real service, and replays it when that is gone, also for another person', async ({
      page,
      context,
      browser,
    }) => {
      const real = '**/api/jobs'
      await context.route(real, (route) =>
        route.fulfill({ json: [{ id: 3, title: 'Keeper of the light' }], headers: { 'set-cookie': 'sid=secret' } }),
      )
      await page.goto('jobs')
      const recordings = await showRecordings(page)
      await recordings.getByRole('button', { name: 'Record' }).click()
      await expect(articles(page)).toHaveText([keeper])
      await expect(recordings.getByText('· recording, 1 response')).toBeVisible()
      await recordings.getByRole('button', { name: 'Stop recording' }).click()
      await expect(articles(page)).toHaveCount(30)

      await context.unroute(real)
      await context.route(real, (route) => route.abort())
      await page.reload()
      await recordings.getByRole('button', { name: /^Recording of .* 1 response,/ }).click()
      await expect(articles(page)).toHaveText([keeper])
      await expect(page).toHaveURL(/\/jobs\?mock=jobs:replay$/)
      await expect(recordings.getByRole('button', { name: /\/api\/jobs 200 .* · replayed$/ }).first()).toBeVisible()
      await page.reload()
      await expect(articles(page)).toHaveText([keeper])
      await page.goto('jobs/4?mock=job:replay')
      await expect(page.getByRole('heading', { level: 2, name: 'The job' })).toBeVisible()
      await expect(recordings.getByRole('button', { name: /\/jobs\/4 200 .* · not in the recording$/ })).toBeVisible()

      await page.goto('jobs?mock=jobs:replay')
      await expect(articles(page)).toHaveText([keeper])
      const link = await linkFrom(page)
      const theirs = await (await browser.newContext({ serviceWorkers })).newPage()
      await theirs.goto(link)
      await expect(articles(theirs)).toHaveText([keeper])
      await expect(badge(theirs)).toHaveText('Demo data: replaying a recording')
      await theirs.reload()
      await expect(articles(theirs)).toHaveText([keeper])
      await theirs.context().close()
    })
  })
}

test.describe('a HAR file', () => {
  test.use({ serviceWorkers: 'block' })

  test('of Chrome is replayed, turned into rows, and undone', async ({ page }) => {
    await page.goto('jobs')
    const recordings = await showRecordings(page)
    await recordings.getByLabel(/^Open a HAR file/).setInputFiles('test/har/chrome.har')
    await expect(recordings.getByText(/^Added chrome: 4 responses\. Skipped requests /)).toBeVisible()
    await recordings.getByRole('button', { name: /^chrome/ }).click()
    await expect(articles(page)).toHaveText([keeper, /Harbor pilot/])
    await recordings.getByText(/^Change or share/).click()
    await recordings.getByRole('button', { name: 'Turn into rows' }).click()
    await expect(page).toHaveURL(/\/jobs$/)
    await expect(articles(page)).toHaveText([keeper, /Harbor pilot/])
    await page.reload()
    await expect(articles(page)).toHaveCount(2)
    await (await show(page, 'Data')).getByRole('button', { name: 'Undo' }).click()
    await expect(articles(page)).toHaveCount(30)
  })

  test('of Firefox is replayed on the blog', async ({ page }) => {
    await page.goto('blog')
    const recordings = await showRecordings(page)
    await recordings.getByLabel(/^Open a HAR file/).setInputFiles('test/har/firefox.har')
    await recordings.getByRole('button', { name: /^firefox/ }).click()
    await expect(articles(page)).toHaveText([/Autumn tides/])
  })

  test('that was downloaded is one that other tools replay', async ({ page, browser, baseURL }) => {
    await page.goto('jobs')
    const recordings = await showRecordings(page)
    await recordings.getByLabel(/^Open a HAR file/).setInputFiles('test/har/chrome.har')
    await recordings.getByText(/^Change or share/).click()
    const saved = page.waitForEvent('download')
    await recordings.getByRole('button', { name: 'Download HAR' }).click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('chrome.har')
    const file = test.info().outputPath('chrome.har')
    await download.saveAs(file)
    expect(readFileSync(file, 'utf8')).not.toContain('real-news-key')

    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await other.routeFromHAR(file, { notFound: 'abort' })
    await other.goto(`${baseURL}api/jobs`)
    await expect(other.getByText(keeper)).toBeVisible()
    await other.context().close()
  })
})
