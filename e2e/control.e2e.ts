import { readFileSync } from 'node:fs'
import { readHar } from '../mocks/engine/recording/har'
import { admin } from '../src/content/admin'
import { controls } from '../src/content/controls'
import { messages } from '../src/content/messages'
import { endpoints } from '../src/contract/endpoints'
import { expect, installWorker, test } from './fixtures'

const keeper = '[{ "id": 1, "title": "Keeper of the light" }]'

for (const serviceWorkers of ['allow', 'block'] as const) {
  test.describe(`with responses from ${serviceWorkers === 'allow' ? 'the service worker' : 'the page'}`, () => {
    test.use({ serviceWorkers })
    test.beforeEach(async ({ page }) => {
      if (serviceWorkers === 'allow') await installWorker(page)
    })

    test('steps fail first, and the retry succeeds', async ({ open, page }) => {
      await open('/jobs', { mock: { jobs: 'offline>503>ok' } })
      for (const failed of [messages.jobs.noAnswer, messages.jobs.failed(503)]) {
        await expect(page.getByRole('main').getByText(failed)).toBeVisible()
        await page.getByRole('main').getByRole('button', { name: controls.tryAgain }).click()
      }
      await expect(page.getByRole('article')).toHaveCount(30)
    })

    test('a held request waits in the page, which no browser ends, until it is released or given up', async ({
      open,
      page,
      backend,
    }) => {
      const sent: string[] = []
      page.on('request', (request) => request.url().endsWith('/api/jobs') && sent.push(request.url()))
      await open('/jobs', { mock: { jobs: 'hold' } })
      await expect(page.getByRole('main').getByText(messages.jobs.loading)).toBeVisible()
      await expect.poll(async () => (await backend.log())?.[0]?.isHeld).toBe(true)
      await backend.release('jobs')
      await expect(page.getByRole('article')).toHaveCount(30)
      await page.reload()
      await expect.poll(async () => (await backend.log())?.[0]?.isHeld).toBe(true)
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expect.poll(async () => (await backend.log())?.[0]?.ended).toBe('canceled')
      expect(sent).toEqual([])
    })

    test('a script holds a login, fails it, and reads the log; the next one outlives a reload', async ({
      open,
      page,
      backend,
    }) => {
      await open('/admin-login')
      await backend.set({ mock: { login: 'hold' } })
      const held = backend.next('login', 'held')
      await page.getByRole('button', { name: /fill in/i }).click()
      await page.getByRole('button', { name: admin.login.submit }).click()
      expect(await held).toMatchObject({ isHeld: true })
      await expect(page.getByRole('button', { name: admin.login.submitting })).toBeVisible()
      await expect(backend.release('login', 'zzz')).rejects.toThrow('"login" does not support "zzz"')
      await backend.release('login', '503')
      await expect(page.getByRole('main').getByText(admin.login.failed)).toBeVisible()
      expect(await backend.log()).toMatchObject([{ endpoint: 'login', status: 503 }])
      await backend.set({ mock: {} })
      await page.getByRole('button', { name: admin.login.submit }).click()
      await expect(page.getByText('Total jobs')).toBeVisible()
      await page.reload()
      await expect(page.getByText('Total jobs')).toBeVisible()
      await expect(backend.set({ as: 'nobody', expires: -1 })).rejects.toThrow(
        'A token can expire in 0 to 28800 seconds.',
      )
    })
  })
}

test('a test answers with a response of its own, or replays a HAR file', async ({ open, page }) => {
  const articles = page.getByRole('main').getByRole('article')
  const jobs = { status: 200, headers: { 'content-type': 'application/json' }, body: keeper }
  await open('/jobs', { mock: { jobs: 'custom' }, responses: { jobs } })
  await expect(articles).toHaveText([/Keeper of the light/])
  const recording = readHar(readFileSync('test/har/chrome.har', 'utf8'), 'chrome', endpoints)?.recording
  await open('/jobs', { mock: { jobs: 'replay' }, recording })
  // As recorded: a failure, then the rows.
  await expect(page.getByRole('main').getByText(messages.jobs.failed(503))).toBeVisible()
  await page.getByRole('button', { name: controls.tryAgain }).click()
  await expect(articles).toHaveText([/Keeper of the light/, /Harbor pilot/])
})
