import { expect, test } from './fixtures'
import { badge, firstJob, linkFrom, markDocument, panel, renameFirstJob, shortcut, show } from './panelPage'

const noNews = 'Failed to load news. Please try again later.'

test('QA picks a scenario with a click, and overrides an endpoint', async ({ open, page }) => {
  await open('/')
  const news = page.getByRole('region', { name: 'Latest news' })
  const search = page.getByLabel('Which job are you after?')
  await search.fill('nurse')
  const isSameDocument = await markDocument(page)
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: /^News service down/ }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(search).toHaveValue('nurse')
  expect(await isSameDocument()).toBe(true)
  await page.reload()
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(panel(page).getByText('News service down', { exact: true }).first()).toBeVisible()

  const row = (await show(page, 'Endpoints')).getByRole('listitem', { name: 'news' })
  await expect(row).toContainText('Last response: 500')
  await row.getByLabel('Response of news').selectOption('Success (200)')
  await expect(news.getByRole('article')).toHaveCount(4)
  await expect(row).toContainText(/Last response: 200 in \d+ ms/)
  await row.getByRole('button', { name: 'Overridden · Reset news' }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: /^Everyday/ }).click()
  await expect(news.getByRole('article')).toHaveCount(4)
})

test('?panel=off hides the badge in this tab, and print never shows it', async ({ open, page }) => {
  await open('/about?panel=off')
  const hasStarted = () => page.evaluate(() => document.body.lastElementChild?.shadowRoot?.childElementCount)
  await expect.poll(hasStarted).toBe(1)
  await page.goto('contact')
  await expect.poll(hasStarted).toBe(1)
  await expect(badge(page)).toBeHidden()
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toBeVisible()
  await page.goto('about?panel=on')
  await expect(badge(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(badge(page)).toBeHidden()
})

test.describe('with service workers blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('scenario, endpoint, request, edit and link work in the page', async ({ open, page, browser }) => {
    await open('/jobs')
    await (await show(page, 'Scenarios')).getByRole('button', { name: /^Backend down/ }).click()
    await expect(page.getByText('HTTP error! Status: 503')).toBeVisible()
    await (await show(page, 'Endpoints')).getByLabel('Response of jobs').selectOption('Success (200)')
    await expect(page.getByRole('article')).toHaveCount(30)
    await renameFirstJob(page, 'Head of Lighthouses')
    await expect(firstJob(page)).toContainText('Head of Lighthouses')
    const requests = await show(page, 'Requests')
    await expect(requests.getByRole('button', { name: /GET .*\/api\/jobs 200/ }).first()).toBeVisible()
    await expect(await show(page, 'Health')).toContainText('In the page.')
    const link = await linkFrom(page)
    await page.reload()
    await expect(firstJob(page)).toContainText('Head of Lighthouses')

    const context = await browser.newContext({ serviceWorkers: 'block' })
    const theirs = await context.newPage()
    await theirs.goto(link)
    await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
    await expect(badge(theirs)).toHaveText('Demo data: Backend down, jobs: Success (200), 1 edit')
    await context.close()
  })
})
