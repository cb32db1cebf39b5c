import { expect, type Page, test } from '@playwright/test'
import { installWorker } from './fixtures'
import { linkFrom, show } from './panelPage'

// Without the fixtures of the other tests: what is recorded comes from the host.

const keeper = /Keeper of the light/
const jobs = (page: Page) => page.getByRole('main').getByRole('link', { name: keeper })

// Through the service worker. What a page does without one is in control.e2e.ts.
test('QA records the real API, and replays it when that is gone, also for another person', async ({
  page,
  context,
  browser,
}) => {
  await installWorker(page)
  const real = '**/api/jobs'
  await context.route(real, (route) =>
    route.fulfill({ json: [{ id: 3, title: 'Keeper of the light' }], headers: { 'set-cookie': 'sid=secret' } }),
  )
  await page.goto('jobs')
  const requests = await show(page, 'Requests')
  await requests.getByRole('button', { name: 'Record the real API' }).click()
  await expect(jobs(page)).toBeVisible()
  await expect(requests.getByText(/: 1 response\. Recording/)).toBeVisible()
  await requests.getByRole('button', { name: 'Stop recording' }).click()
  await expect(page.getByRole('main').getByText('30 open jobs')).toBeVisible()

  await context.unroute(real)
  await context.route(real, (route) => route.abort())
  await page.reload()
  await requests.getByRole('button', { name: 'Replay', exact: true }).click()
  await expect(jobs(page)).toBeVisible()
  await expect(page).toHaveURL(/\/jobs\?mock=jobs:replay$/)

  const link = await linkFrom(page)
  const theirs = await (await browser.newContext()).newPage()
  await theirs.goto(link)
  await expect(jobs(theirs)).toBeVisible()
  await theirs.reload()
  await expect(jobs(theirs)).toBeVisible()
  await theirs.context().close()
})
