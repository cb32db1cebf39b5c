import { readFileSync } from 'node:fs'
import { admin } from '../src/content/admin'
import { messages } from '../src/content/messages'
import { endpoints } from '../src/contract/endpoints'
import { readHar } from '../mocks/engine/recording/har'
import { expect, installWorker, test } from './fixtures'
import { badge, linkFrom, show } from './panelPage'

const keeper = '[{ "id": 1, "title": "Keeper of the light" }]'

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with responses from ${serviceWorkers === 'allow' ? 'the service worker' : 'the page'}`, () => {
    test.use({ serviceWorkers })
    test.beforeEach(async ({ page }) => {
      if (serviceWorkers === 'allow') await installWorker(page)
    })

    test('a sequence fails first, and the retry succeeds; a condition fails one job, and no other', async ({
      open,
      page,
    }) => {
      await open('/jobs', { mock: { jobs: '503>ok' } })
      await page.getByRole('main').getByRole('button', { name: messages.tryAgain }).click()
      await expect(page.getByRole('article')).toHaveCount(30)
      const row = (await show(page, 'Endpoints')).getByRole('listitem', { name: 'jobs', exact: true })
      await expect(row).toContainText('On this page')
      await expect(row).toContainText('Request 2 of 2')

      const mock = { 'job[id=3]': '404' }
      await open('/jobs/3', { mock })
      await expect(page.getByText(messages.job.notFound)).toBeVisible()
      await open('/jobs/4', { mock })
      await expect(page.getByRole('link', { name: 'Apply Now' }).first()).toBeVisible()
    })

    test('QA looks at a loading state, then releases the request, or leaves the page, which cancels it', async ({
      open,
      page,
    }) => {
      await open('/jobs', { mock: { jobs: 'hold' } })
      await expect(badge(page)).toHaveText('Demo data: 1 held, jobs: Hold')
      await expect(page.getByText(messages.jobs.loading)).toBeVisible()
      const requests = await show(page, 'Requests')
      await requests.getByRole('button', { name: 'Release all' }).click()
      await expect(page.getByRole('article')).toHaveCount(30)
      await expect(requests.getByRole('heading', { name: /^Held/ })).toHaveCount(0)

      await page.reload()
      await expect(requests.getByRole('button', { name: /\/api\/jobs held/ })).toBeVisible()
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expect(requests.getByRole('button', { name: /\/api\/jobs canceled/ })).toBeVisible()
    })

    test('a response from the log is edited, undone, and shared as a link', async ({ open, page, browser }) => {
      await open('/jobs')
      const requests = await show(page, 'Requests')
      await requests.getByRole('button', { name: /\/api\/jobs 200/ }).click()
      const edit = requests.getByRole('button', { name: 'Edit response… of jobs' })
      await edit.click()
      const body = requests.getByRole('textbox', { name: 'Body', exact: true })
      await body.fill('[{ "id": 1 }]')
      await expect(requests.getByText(/^Breaks the contract: .*title is missing/)).toBeVisible()
      await body.fill(keeper)
      await expect(requests.getByText('The body matches the contract.')).toBeVisible()
      await requests.getByRole('button', { name: 'Answer with this always' }).click()
      const jobs = page.getByRole('main').getByRole('article')
      await expect(jobs).toHaveText([/Keeper of the light/])
      await requests.getByRole('button', { name: 'Undo' }).click()
      await expect(jobs).toHaveCount(30)

      await edit.click()
      await body.fill(keeper)
      await requests.getByRole('button', { name: 'Answer with this always' }).click()
      await expect(jobs).toHaveCount(1)
      await page.reload()
      await expect(jobs).toHaveCount(1)
      const link = await linkFrom(page)
      expect(link).toContain('mock=jobs:custom#state=')
      const context = await browser.newContext({ serviceWorkers })
      const theirs = await context.newPage()
      await theirs.goto(link)
      await expect(theirs.getByRole('main').getByRole('article')).toHaveText([/Keeper of the light/])
      await context.close()
    })

    test('a script holds a login, fails it, and reads the log', async ({ open, page, backend }) => {
      await open('/admin-login')
      await backend.set({ mock: { login: 'hold' } })
      const held = backend.next('login', 'held')
      await page.getByRole('button', { name: /fill in/i }).click()
      await page.getByRole('button', { name: admin.login.submit }).click()
      expect(await held).toMatchObject({ isHeld: true })
      await expect(page.getByRole('button', { name: admin.login.submitting })).toBeVisible()
      await backend.release('login', '503')
      await expect(page.getByText(admin.login.failed)).toBeVisible()
      expect(await backend.log()).toMatchObject([{ endpoint: 'login', status: 503 }])
    })
  })
}

test('a test answers with a response of its own', async ({ open, page }) => {
  const jobs = { status: 200, headers: { 'content-type': 'application/json' }, body: keeper }
  await open('/jobs', { mock: { jobs: 'custom' }, responses: { jobs } })
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Keeper of the light/])
})

test('a test replays a HAR file', async ({ open, page }) => {
  const recording = readHar(readFileSync('test/har/chrome.har', 'utf8'), 'chrome', endpoints)?.recording
  await open('/jobs', { mock: { jobs: 'replay' }, recording })
  await expect(page.getByRole('main').getByRole('article')).toHaveText([/Keeper of the light/, /Harbor pilot/])
})
