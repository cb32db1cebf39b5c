import type { Page } from '@playwright/test'
import { admin } from '../src/content/admin'
import { messages } from '../src/content/messages'
import type { ScenarioName } from '../mocks/agency/scenarios'
import { expect, test } from './fixtures'

interface Sign {
  /** Where the scenario shows. */
  at: string
  /** What a visitor sees of it there. */
  shows: (page: Page) => Promise<void>
}

function jobs(page: Page) {
  return page.getByRole('main').getByRole('article')
}

async function sees(page: Page, text: string) {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible({ timeout: 10_000 })
}

const signs: Record<ScenarioName, Sign> = {
  everyday: { at: '/jobs', shows: (page) => expect(jobs(page)).toHaveCount(30) },
  'first-day': { at: '/jobs', shows: (page) => sees(page, messages.jobs.empty) },
  'news-down': { at: '/', shows: (page) => sees(page, messages.news.failed) },
  'backend-down': { at: '/jobs', shows: (page) => sees(page, messages.jobs.failed(503)) },
  'slow-network': {
    at: '/jobs',
    shows: async (page) => {
      await sees(page, messages.jobs.loading)
      await expect(jobs(page)).toHaveCount(30)
    },
  },
  'flaky-network': {
    at: '/jobs',
    shows: async (page) => {
      await sees(page, messages.jobs.failed(503))
      await page.getByRole('button', { name: messages.tryAgain }).click()
      await expect(jobs(page)).toHaveCount(30)
    },
  },
  'expired-session': { at: '/admin', shows: (page) => sees(page, admin.login.expired) },
  'signed-in': { at: '/admin', shows: (page) => sees(page, 'Total jobs') },
  'big-catalogue': {
    at: '/admin',
    shows: async (page) => {
      await page.getByLabel('Username').fill('admin@alderway.example')
      await page.getByLabel('Password', { exact: true }).fill('demo1234')
      await page.keyboard.press('Enter')
      await sees(page, '10,000')
    },
  },
  'broken-contract': { at: '/jobs', shows: (page) => sees(page, messages.jobs.unreadable) },
  'long-text': {
    at: '/jobs',
    shows: async (page) => {
      await expect(jobs(page).first()).toContainText('Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften')
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(tooWide).toBeLessThanOrEqual(0)
    },
  },
}

function tellEachScenario() {
  for (const [name, { at, shows }] of Object.entries(signs)) {
    test(`?scenario=${name} is seen at ${at}`, async ({ open, page }) => {
      const scenario = name as ScenarioName
      await open(at, { scenario })
      await shows(page)
    })
  }
}

test.describe('by link', tellEachScenario)

test.describe('by link, where service workers are blocked', { tag: '@deep' }, () => {
  test.use({ serviceWorkers: 'block' })
  tellEachScenario()
})

test('a scenario stays while one clicks around and reloads, with a behavior on top, until ?scenario=everyday', async ({
  open,
  page,
}) => {
  await open('/jobs', { scenario: 'backend-down', mock: { jobs: 'one' } })
  await expect(jobs(page)).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await sees(page, messages.news.failed)
  await page.reload()
  await sees(page, messages.news.failed)
  await open('/jobs')
  await expect(jobs(page)).toHaveCount(1)
  await page.goto('jobs?scenario=everyday')
  await expect(jobs(page)).toHaveCount(30)
  await page.goto('jobs')
  await expect(jobs(page)).toHaveCount(30)
})

test('many jobs can be opened, each of them', async ({ open, page }) => {
  await open('/jobs', { mock: { jobs: 'many' } })
  await expect(jobs(page)).toHaveCount(200)
  await jobs(page).last().getByRole('link').first().click()
  await expect(page).toHaveURL(/jobs\/200$/)
  await expect(page.getByRole('heading', { level: 2, name: 'The job' })).toBeVisible()
})
