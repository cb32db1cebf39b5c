import { expect, installWorker, test } from './fixtures'
import { badge, firstJob, panel, renameFirstJob, show } from './panelPage'

const noNews = 'Failed to load news. Please try again later.'

test('the address says the state: after a choice, on the next page, after Back and in a new tab', async ({
  open,
  page,
  baseURL,
}) => {
  test.slow()
  await open('/jobs', { mock: { jobs: '503' } })
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: /^Everyday/ }).click()
  await expect(page).toHaveURL(`${baseURL}jobs`)
  await expect(page.getByRole('article')).toHaveCount(30)
  await scenarios.getByRole('button', { name: /^News service down/ }).click()
  await expect(page).toHaveURL(`${baseURL}jobs?scenario=news-down`)

  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  const opened = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const other = await opened
  await expect(other).toHaveURL(`${baseURL}?scenario=news-down`)
  await expect(other.getByText(noNews)).toBeVisible()

  await link.click()
  await expect(page).toHaveURL(`${baseURL}?scenario=news-down`)
  await scenarios.getByRole('button', { name: /^Everyday/ }).click()
  await expect(page).toHaveURL(baseURL ?? '')
  await page.goBack()
  await expect(page).toHaveURL(`${baseURL}jobs`)
  await expect(other).toHaveURL(`${baseURL}?scenario=news-down`)
})

test('a scenario in one tab leaves the sign-in and the edits of another alone', async ({ open, page, context }) => {
  test.slow()
  await open('/jobs', { scenario: 'signed-in' })
  await renameFirstJob(page, 'Head of Lighthouses')
  const other = await context.newPage()
  await other.goto('jobs')
  await expect(firstJob(other)).not.toContainText('Lighthouses')
  await (await show(other, 'Scenarios')).getByRole('button', { name: /^News service down/ }).click()
  await expect(badge(other)).toBeHidden()
  await other.goto('jobs?scenario=first-day')

  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await page.reload()
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await page.goto('admin')
  await expect(page.getByText('Total jobs')).toBeVisible()
  await other.goto('admin')
  await expect(other.getByLabel('Username')).toBeVisible()
})

test('a reload keeps the panel open, with its tab, side, filter, open row and size', async ({ open, page }) => {
  await open('/about')
  await (await show(page, 'Requests')).getByRole('searchbox', { name: 'Search' }).fill('blogs')
  await renameFirstJob(page, 'Head of Lighthouses')
  await panel(page).getByRole('button', { name: 'Move to the left' }).click()
  const edge = panel(page).getByRole('separator')
  await edge.press('ArrowRight')
  const width = await panel(page).evaluate((element) => element.getBoundingClientRect().width)
  await page.reload()
  await expect(panel(page).getByRole('textbox', { name: 'title' })).toHaveValue('Head of Lighthouses')
  expect(await panel(page).evaluate((element) => element.getBoundingClientRect().toJSON())).toMatchObject({
    left: 0,
    width,
  })
  await panel(page).getByRole('tab', { name: 'Requests' }).click()
  await expect(panel(page).getByRole('searchbox', { name: 'Search' })).toHaveValue('blogs')
})

test('a failed check for a new service worker is not reported', async ({ open, page }) => {
  await installWorker(page)
  await page.addInitScript(() => {
    ServiceWorkerRegistration.prototype.update = () => {
      Object.assign(globalThis, { hasChecked: true })
      return Promise.reject(new TypeError('Failed to update a ServiceWorker: Not found'))
    }
  })
  // The `watch` fixture fails on an uncaught error.
  await open('/jobs')
  await page.waitForFunction(() => 'hasChecked' in globalThis)
  await expect(page.getByRole('article')).toHaveCount(30)
})
