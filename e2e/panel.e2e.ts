import { expect, test } from './fixtures'
import {
  badge,
  blockClipboard,
  firstJob,
  linkFrom,
  markDocument,
  panel,
  renameFirstJob,
  shortcut,
  show,
} from './panelPage'

const noNews = 'Failed to load news. Please try again later.'

test('a stakeholder changes an endpoint by keyboard while writing a message, and continues to write', async ({
  open,
  page,
}) => {
  await open('/contact')
  const fullName = page.getByLabel('Full name')
  await expect(badge(page)).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+M')
  await fullName.pressSequentially('Amara ')
  await page.keyboard.press(shortcut)
  await expect(panel(page).getByRole('tab', { name: 'Scenarios' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page).getByRole('tab', { name: 'Health' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: 'Endpoints', selected: true })).toBeFocused()
  await panel(page).getByLabel('How jobs answers').selectOption('Status 503')
  await panel(page).getByLabel('Delay of jobs').fill('800')
  await page.keyboard.press('Escape')
  await expect(panel(page).getByLabel('Delay of jobs')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(fullName).toBeFocused()
  await expect(badge(page)).toHaveText('Demo data: jobs: Status 503')

  await page.keyboard.press(shortcut)
  await (await show(page, 'Endpoints')).getByRole('button', { name: 'Reset all' }).click()
  await page.keyboard.press(shortcut)
  await page.keyboard.type('Osei')
  await expect(fullName).toHaveValue('Amara Osei')
  await expect(badge(page)).toHaveText('Demo data')
})

test('QA picks a scenario with a click, and overrides endpoints', async ({ open, page }) => {
  await open('/')
  const news = page.getByRole('region', { name: 'Latest news' })
  const search = page.getByLabel('Which job are you after?')
  await search.fill('nurse')
  const isSameDocument = await markDocument(page)
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('radio', { name: /^No news/ }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(search).toHaveValue('nurse')
  expect(await isSameDocument()).toBe(true)
  await page.reload()
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(badge(page)).toHaveText('Demo data: No news')

  const endpoints = await show(page, 'Endpoints')
  const row = endpoints.getByRole('listitem', { name: 'news' })
  await expect(row).toContainText('Last answer: 500')
  await expect(row).toContainText('From the scenario')
  await row.getByLabel('How news answers').selectOption('Another status')
  await row.getByLabel('Status of news').fill('418')
  await row.getByLabel('Status of news').press('Enter')
  await expect(row).toContainText('Last answer: 418')
  await row.getByLabel('How news answers').selectOption('Works')
  await row.getByLabel('Delay of news').fill('20')
  await row.getByLabel('Delay of news').press('Enter')
  await expect(news.getByRole('article')).toHaveCount(4)
  await expect(row).toContainText(/Last answer: 200 in \d+ ms/)
  await row.getByRole('button', { name: 'reset news' }).click()
  await expect(news.getByText(noNews)).toBeVisible()

  await row.getByLabel('How news answers').selectOption('Works')
  await show(page, 'Scenarios')
  await scenarios.getByRole('radio', { name: /^No news/, checked: true }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await scenarios.getByRole('radio', { name: 'An ordinary day' }).click()
  await expect(news.getByRole('article')).toHaveCount(4)
})

test('a developer reads requests and responses, with the token hidden', async ({ open, page }) => {
  await open('/admin', { scenario: 'signed-in' })
  await expect(page.getByText('Total jobs')).toBeVisible()
  const requests = await show(page, 'Requests')
  const list = requests.getByRole('list', { name: 'Requests' })
  await list
    .getByRole('button', { name: /GET .*\/admin 200/ })
    .first()
    .click()
  await expect(list).toContainText('Kept the contract.')
  await expect(list).toContainText('Bearer (hidden)')
  await expect(list.getByRole('textbox', { name: 'Received: the body' })).toHaveValue(/"totalJobs": 30/)
  await blockClipboard(page)
  await list.getByRole('button', { name: 'Copy as curl' }).click()
  const curl = list.getByRole('textbox', { name: 'The clipboard is refused' })
  await expect(curl).toHaveValue(/^curl -X GET 'http.*\/api\/admin'[^]*-H "authorization: Bearer \$TOKEN"/)
  await expect(curl).not.toHaveValue(/demo\./)

  await (await show(page, 'Endpoints')).getByLabel('How dashboard answers').selectOption('Another shape')
  await show(page, 'Requests')
  await requests.getByRole('checkbox', { name: 'Only what went wrong' }).check()
  await list.getByRole('button', { name: /Another shape · breaks the contract/ }).click()
  await expect(list).toContainText('Answer: totalUsers')
  await expect(list.getByRole('button', { expanded: true })).toHaveCount(1)
  await requests.getByRole('searchbox', { name: 'Find' }).fill('jobs')
  await expect(requests).toContainText('No request to show')
  await requests.getByRole('searchbox', { name: 'Find' }).fill('')
  await requests.getByRole('combobox', { name: 'Endpoint' }).selectOption('news')
  await expect(requests).toContainText('No request to show')
  await requests.getByRole('combobox', { name: 'Endpoint' }).selectOption('All')
  await requests.getByRole('button', { name: 'Clear' }).click()
  await expect(requests.getByRole('heading', { name: 'The last requests: 0' })).toBeVisible()
})

test('a mistyped word shows with a suggestion until it is dismissed', async ({ open, page }) => {
  await open('/about?mock=nws:error&scenario=news-dwn')
  await expect(badge(page)).toHaveText('Demo data: 2 words not known')
  await badge(page).click()
  const notice = panel(page).getByRole('status')
  await expect(notice).toContainText('"nws" is no endpoint; did you mean "news"?')
  await expect(notice).toContainText('"news-dwn" is no scenario; did you mean "news-down"?')
  await panel(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(badge(page)).toHaveText('Demo data')
  await expect(badge(page)).toBeFocused()
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

  test('scenario, endpoint, request, edit and link work inside the page', async ({ open, page, browser }) => {
    await open('/jobs')
    await (await show(page, 'Scenarios')).getByRole('radio', { name: 'Everything is down' }).click()
    await expect(page.getByText('❌ HTTP error! Status: 503')).toBeVisible()
    await (await show(page, 'Endpoints')).getByLabel('How jobs answers').selectOption('Works')
    await expect(page.getByRole('article')).toHaveCount(30)
    await renameFirstJob(page, 'Head of Lighthouses')
    await expect(firstJob(page)).toContainText('Head of Lighthouses')
    const requests = await show(page, 'Requests')
    await expect(requests.getByRole('button', { name: /GET .*\/api\/jobs 200/ }).first()).toBeVisible()
    await expect(await show(page, 'Health')).toContainText('Inside the page.')
    const link = await linkFrom(page)
    await page.reload()
    await expect(firstJob(page)).toContainText('Head of Lighthouses')

    const context = await browser.newContext({ serviceWorkers: 'block' })
    const theirs = await context.newPage()
    await theirs.goto(link)
    await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
    await expect(badge(theirs)).toHaveText('Demo data: Everything is down, jobs: Works, 1 edit')
    await context.close()
  })
})
