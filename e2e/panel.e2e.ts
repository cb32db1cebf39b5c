import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

type Tab = 'Scenarios' | 'Endpoints' | 'Requests' | 'Data' | 'Share' | 'Health'

const noNews = 'Failed to load news. Please try again later.'
const shortcut = 'Alt+Shift+KeyM'

function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Demo data' })
}

function badge(page: Page) {
  return page.getByRole('button', { name: /^Demo data/ })
}

async function show(page: Page, tab: Tab) {
  if (!(await panel(page).isVisible())) await badge(page).click()
  await panel(page).getByRole('tab', { name: tab }).click()
  return panel(page)
}

/** Puts a mark on the document that a reload would wipe off. Gives whether it is still there. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in globalThis)
}

/** Renames the first job in the table of the panel. */
async function renameFirstJob(page: Page, title: string) {
  const data = await show(page, 'Data')
  const first = data.getByRole('list', { name: 'Jobs' }).getByRole('button').first()
  if ((await first.getAttribute('aria-expanded')) === 'false') await first.click()
  await data.getByRole('textbox', { name: 'title' }).fill(title)
  await data.getByRole('textbox', { name: 'title' }).press('Enter')
}

/** The link that the panel hands out, read where the clipboard is refused. */
async function linkFrom(page: Page): Promise<string> {
  const share = await show(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  const field = share.getByRole('textbox', { name: 'The clipboard is refused: copy it from here' })
  await expect(field).toBeFocused()
  const link = await field.inputValue()
  expect(await field.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(link.length)
  return link
}

function firstJob(page: Page) {
  return page.getByRole('main').getByRole('article').first()
}

test('a stakeholder steers by keyboard from the midst of a message, and goes on writing', async ({ open, page }) => {
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

test('QA enters a scenario by one click, and sets endpoints on top of it', async ({ open, page }) => {
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
  await expect(row).toContainText(/Last answer: 200 in \d\d ms/)
  await row.getByRole('button', { name: 'reset news' }).click()
  await expect(news.getByText(noNews)).toBeVisible()

  await row.getByLabel('How news answers').selectOption('Works')
  await show(page, 'Scenarios')
  await scenarios.getByRole('radio', { name: /^No news/, checked: true }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await scenarios.getByRole('radio', { name: 'An ordinary day' }).click()
  await expect(news.getByRole('article')).toHaveCount(4)
})

test('a developer reads what was asked and answered, without the token', async ({ open, page }) => {
  await open('/admin', { scenario: 'signed-in' })
  await expect(page.getByText('Total jobs')).toBeVisible()
  const requests = await show(page, 'Requests')
  const list = requests.getByRole('list', { name: 'Requests' })
  await list.getByRole('button', { name: /GET .*\/admin 200/ }).click()
  await expect(list).toContainText('Kept the contract.')
  await expect(list).toContainText('Bearer (hidden)')
  await expect(list.getByRole('textbox', { name: 'Received: the body' })).toHaveValue(/"totalJobs": 30/)
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

test('QA edits the data: at once on the page, after a reload, in other tabs, undone and redone', async ({
  open,
  page,
  context,
}) => {
  await open('/jobs')
  const before = (await firstJob(page).getByRole('heading').textContent()) ?? ''
  const other = await context.newPage()
  await other.goto(page.url())
  await renameFirstJob(page, 'Head of Lighthouses')
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(firstJob(other)).toContainText('Head of Lighthouses')
  await page.keyboard.press('Control+z')
  await expect(firstJob(page)).toContainText(before)
  await expect(firstJob(other)).toContainText(before)
  await page.keyboard.press('Control+Shift+Z')
  await page.reload()
  await expect(firstJob(page)).toContainText('Head of Lighthouses')

  const data = await show(page, 'Data')
  await data.getByRole('searchbox', { name: 'Find in Jobs' }).fill('lighthouses')
  await expect(data).toContainText('Page 1 of 1, 1 row')
  await data.getByRole('button', { name: /Head of Lighthouses/ }).click()
  await data.getByRole('spinbutton', { name: 'salary' }).fill('123456')
  await data.getByRole('spinbutton', { name: 'salary' }).press('Enter')
  await expect(firstJob(page)).toContainText('$123,456')
  await data.getByRole('button', { name: 'Make salary nothing' }).click()
  await expect(firstJob(page)).toContainText('N/A')
  await data.getByRole('button', { name: /^Delete row/ }).click()
  await expect(page.getByRole('article')).toHaveCount(29)
  await expect(data.getByRole('button', { name: 'Undo' })).toBeFocused()
  await data.getByRole('button', { name: 'Add a row' }).click()
  await expect(data.getByRole('textbox', { name: 'title' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(30)

  await data.getByRole('button', { name: 'Make it 1 row', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await data.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect(firstJob(page)).toContainText(before)
  await data.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('ten thousand rows stay quick to page through and to search', async ({ open, page }) => {
  await open('/about', { scenario: 'big-catalogue' })
  const data = await show(page, 'Data')
  await expect(data).toContainText('Page 1 of 500, 10,000 rows')
  await data.getByRole('button', { name: 'Next rows' }).click()
  await expect(data.getByRole('list', { name: 'Jobs' }).getByRole('listitem')).toHaveCount(20)
  await data.getByRole('searchbox', { name: 'Find in Jobs' }).fill('9999')
  await expect(data).toContainText(/Page 1 of 1, \d+ row/)
  await data.getByRole('button', { name: /^Blogs/ }).click()
  await expect(data).toContainText('Page 1 of 1, 14 rows')
  await data.getByRole('button', { name: 'Make it 0 rows' }).click()
  await expect(data).toContainText('No row in this table.')
})

test('a link brings another person into exactly this state', async ({ open, page, browser, baseURL }) => {
  await open('/jobs?view=all', { scenario: 'slow-network', mock: { jobs: 'latency=10', news: '503' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('radio', { name: 'The admin is signed in' }).click()
  await (await show(page, 'Endpoints')).getByLabel('How news answers').selectOption('Status 503')
  const link = await linkFrom(page)
  expect(link).toMatch(/\/jobs\?view=all&scenario=signed-in&mock=news:503#state=/)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await expect(badge(theirs)).toHaveText('Demo data: The admin is signed in, news: Status 503, 1 edit')
  await (await show(theirs, 'Scenarios')).getByRole('radio', { name: /^Everything is down/ }).click()
  await expect(firstJob(theirs)).toBeHidden()
  await theirs.evaluate((link) => {
    globalThis.location.hash = ''
    globalThis.location.href = link
  }, link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await theirs.goto('admin')
  await expect(theirs.getByText('Total jobs')).toBeVisible()
  await context.close()
})

test('what is too much for a link travels as a file', async ({ open, page, browser, baseURL }) => {
  await open('/jobs', { mock: { news: 'empty' } })
  const letters = Array.from({ length: 12_000 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * i * 7919) % 20_000)))
  await renameFirstJob(page, `Lighthouses ${letters.join('')}`)
  const share = await show(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share).toContainText(/The link would be [\d,]+ characters long/)
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: 1, query: 'mock=news:empty' })

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto('jobs')
  const entry = await show(theirs, 'Share')
  const field = entry.getByLabel('Choose a state file')
  await field.setInputFiles({ name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 1}') })
  await expect(entry).toContainText('shopping.json holds no state of this site.')
  await field.setInputFiles(file)
  await expect(firstJob(theirs)).toContainText('Lighthouses')
  await expect(entry).toContainText('news: Empty, 1 edit')
  await context.close()
})

test('a developer takes the state along as a story and as a test', async ({ open, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/jobs', { scenario: 'news-down', mock: { jobs: 'slow+latency=20' } })
  const share = await show(page, 'Share')
  async function copied(label: string) {
    await share.getByRole('button', { name: label, exact: true }).click()
    await expect(share.locator('.copy', { hasText: label })).toContainText('Copied')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  const setting = "{ scenario: 'news-down', mock: { jobs: 'slow+latency=20' } }"
  expect(await copied('Copy link')).toMatch(/\/jobs\?scenario=news-down&mock=jobs:slow%2Blatency=20$/)
  expect(await copied('Copy as test')).toBe(`await renderPage('/jobs', ${setting})`)
  expect(await copied('Copy as Playwright test')).toBe(`await open('/jobs', ${setting})`)
  expect(await copied('Copy as story')).toBe(
    `export const NewsDownJobsSlowLatency20 = meta.story({\n  parameters: { route: '/jobs', ${setting.slice(2)},\n})`,
  )
  await renameFirstJob(page, "The captain's mate")
  await show(page, 'Share')
  expect(await copied('Copy as test')).toMatch(/^backend.set\(.*\)\nbackend.data.replace\(.*'The captain\\'s mate'/)
  expect(await copied('Copy as Playwright test')).toMatch(/^await open\('\/jobs#state=/)
})

test('QA sees how the backend runs, mends it without losing the state, and starts afresh', async ({ open, page }) => {
  await open('/jobs', { mock: { news: 'empty' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const health = await show(page, 'Health')
  await expect(health).toContainText('In a service worker.')
  await expect(health.getByRole('definition').first()).toHaveText('30')
  const isSameDocument = await markDocument(page)
  await health.getByRole('button', { name: 'Repair the service worker' }).click()
  await expect.poll(() => isSameDocument().catch(() => true)).toBe(false)
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await expect(badge(page)).toHaveText('Demo data: news: Empty, 1 edit')
  await expect(await show(page, 'Health')).toContainText('In a service worker.')
  await health.getByRole('button', { name: 'Start afresh' }).click()
  await health.getByRole('button', { name: 'Yes, forget all of it' }).click()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await page.reload()
  await expect(firstJob(page)).not.toContainText('Lighthouses')
  await expect(badge(page)).toHaveText('Demo data')
})

test('a mistyped word is named with the nearest known one, until it is dismissed', async ({ open, page }) => {
  await open('/about?mock=nws:error&scenario=news-dwn')
  await expect(badge(page)).toHaveText('Demo data: 2 words not known')
  await badge(page).click()
  const told = panel(page).getByRole('status')
  await expect(told).toContainText('"nws" is no endpoint; did you mean "news"?')
  await expect(told).toContainText('"news-dwn" is no scenario; did you mean "news-down"?')
  await panel(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect(badge(page)).toHaveText('Demo data')
  await expect(badge(page)).toBeFocused()
})

test('for presentations ?panel=off hides the badge for the tab; on paper there is none', async ({ open, page }) => {
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

test('neither style reaches the other', async ({ open, page }) => {
  // The panel waits until the page has nothing to do: here, until it is let in.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    globalThis.requestIdleCallback = (call) => waiting.push(() => call({ didTimeout: false, timeRemaining: () => 50 }))
    addEventListener('let-in', () => waiting.forEach((call) => call()))
  })
  await open('/contact')
  await page.waitForLoadState('networkidle')
  const ofSite = () =>
    page.evaluate(() =>
      ['h2', 'button', 'input', 'label', 'p', 'header'].map((name) => {
        const element = document.querySelector(name)
        return element && JSON.stringify(Object.fromEntries(Object.entries(getComputedStyle(element))))
      }),
    )
  const tab = panel(page).getByRole('tab', { name: 'Data' })
  const ofPanel = () => tab.evaluate((element) => JSON.stringify(Object.entries(getComputedStyle(element))))

  const siteBefore = await ofSite()
  await expect(badge(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('let-in')))
  await show(page, 'Endpoints')
  expect(await ofSite()).toEqual(siteBefore)
  const panelBefore = await ofPanel()
  await page.addStyleTag({
    content: 'body * { letter-spacing: 9px; color: red } button { padding: 40px !important; float: left !important }',
  })
  expect(await ofSite()).not.toEqual(siteBefore)
  expect(await ofPanel()).toEqual(panelBefore)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('everyone can use each tab: axe finds nothing', async ({ open, page }) => {
  await open('/jobs', { scenario: 'broken-contract', mock: { jobs: '418' } })
  for (const tab of ['Scenarios', 'Endpoints', 'Requests', 'Data', 'Share', 'Health'] as const) {
    const shown = await show(page, tab)
    if (tab === 'Requests') await shown.getByRole('list', { name: 'Requests' }).getByRole('button').first().click()
    if (tab === 'Data') await shown.getByRole('button', { name: 'Add a row' }).click()
    if (tab === 'Share') await shown.getByRole('button', { name: 'Copy link' }).click()
    if (tab === 'Health') await shown.getByRole('button', { name: 'Start afresh' }).click()
    // The panel alone: the page around it is looked over in the end, as in every test.
    const { violations } = await new AxeBuilder({ page }).include('body > div:last-child').analyze()
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
      tab,
    ).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } })

  test('the badge leaves Apply Now and the button to the top free', async ({ open, page }) => {
    await open('/jobs/3')
    const apply = page.getByRole('main').getByRole('link', { name: 'Apply Now' })
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    const boxes = await Promise.all(
      [badge(page), apply, page.getByRole('button', { name: 'Scroll to top' })].map(async (control) => {
        await expect(control).toBeVisible()
        return control.evaluate((element) => element.getBoundingClientRect().toJSON())
      }),
    )
    const [own, ...others] = boxes
    for (const { left, right, top, bottom } of others) {
      expect(own.right <= left || own.left >= right || own.bottom <= top || own.top >= bottom).toBe(true)
    }
  })

  test('at 320 px the panel is a sheet below the page, whole and without reading sideways', async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/jobs')
    await expect(firstJob(page)).toBeVisible()
    for (const tab of ['Scenarios', 'Endpoints', 'Requests', 'Data', 'Share', 'Health'] as const) {
      const shown = await show(page, tab)
      const { top, left, right, bottom } = await shown.evaluate((sheet) => sheet.getBoundingClientRect().toJSON())
      expect([left, right, bottom]).toEqual([0, 320, 640])
      expect(top).toBeGreaterThan(100)
      const content = shown.getByRole('tabpanel')
      expect(await content.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), tab).toBe(0)
      const small = await shown
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.filter((button) => button.getBoundingClientRect().height < 44).map((button) => button.textContent),
        )
      expect(small).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // The page has grown by the sheet: its end can be scrolled into sight above it.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [footer, sheet] = await Promise.all([
      page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().bottom),
      panel(page).evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(footer).toBeLessThanOrEqual(sheet + 1)
  })
})

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' })

  test('scenario, endpoint, request, edit, link: all of it works inside the page', async ({ open, page, browser }) => {
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
