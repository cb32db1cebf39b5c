import { expect, test } from '@playwright/test'
import { businessArticles } from '../mocks/agency/news/rows/business'
import { notConnected } from '../src/content/legalGaps'
import { logIn } from './fixtures'

// hosts.ts says where dist-live and the mock server are.
test.use({ baseURL: 'http://localhost:4275' })

test('a form that is not connected says so beside its button', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('main').getByText(notConnected)).toBeVisible()
})

test('the build for a real backend works with the mock server: jobs, news, signing in', async ({ page }) => {
  await page.goto('/jobs')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(30)

  await page.goto('/')
  await page.getByRole('group', { name: 'News category' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(businessArticles[0]?.title ?? '')).toBeVisible()

  await page.goto('/admin-login')
  await logIn(page)
  await expect(page.getByRole('heading', { name: 'Total jobs' })).toBeVisible()
})
