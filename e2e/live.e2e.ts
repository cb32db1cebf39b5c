import { spawn } from 'node:child_process'
import { expect, type Page, test as base } from '@playwright/test'
import { businessArticles } from '../mocks/agency/news/rows/business'
import { demoSignIn } from '../src/content/demo'

/** Where playwright.config.ts shows dist-live. */
const site = 'http://localhost:4175'

/** Moves the live build's default addresses, and what its policy allows, to the mock server's port: 5000 may be taken. */
async function pointAt(page: Page, at: string): Promise<void> {
  // To Chromium a document that a test has changed comes from nowhere, and may not call this machine unasked.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${site}/**`, async (route) => {
    if (!['document', 'script'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replaceAll('http://localhost:5000', at).replaceAll('https://newsapi.org/v2', `${at}/news`)
    await route.fulfill({ response, body })
  })
}

const test = base.extend<{ server: void }>({
  /** A mock server that runs for this test, and is asked by its page. */
  server: [
    async ({ page }, use) => {
      const program = spawn(process.execPath, ['scripts/run.mjs', 'scripts/mock-server.ts', '--port', '0'])
      const ended = new Promise<number | null>((resolve) => program.once('exit', resolve))
      const at = await new Promise<string>((resolve, reject) => {
        program.stdout.on('data', (text) => {
          const found = /runs at (\S+)/.exec(String(text))?.[1]
          if (found) resolve(found)
        })
        void ended.then((code) => reject(new Error(`The mock server ended with ${code}.`)))
      })
      await pointAt(page, at)
      await use()
      program.kill('SIGINT')
      expect(await ended, 'the mock server’s exit code').toBe(process.platform === 'win32' ? null : 0)
    },
    { auto: true },
  ],
})

test('the build for a real backend works with the mock server: jobs, news, signing in', async ({ page }) => {
  // A server of its own to start, and three cold pages.
  test.slow()
  await page.goto(`${site}/jobs`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(30)

  await page.goto(site)
  await page.getByRole('group', { name: 'News category' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(businessArticles[0]?.title ?? '')).toBeVisible()

  await page.goto(`${site}/admin-login`)
  await page.getByLabel('Username').fill(demoSignIn.email)
  await page.getByLabel('Password', { exact: true }).fill(demoSignIn.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'Total jobs' })).toBeVisible()
})
