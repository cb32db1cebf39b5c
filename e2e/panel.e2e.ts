import { readFileSync } from 'node:fs'
import { expect, navigate, test } from './fixtures'
import {
  badge,
  findCovered,
  firstJob,
  linkFrom,
  openPanel,
  panel,
  renameFirstJob,
  shortcut,
  show,
  showMenu,
  tabs,
} from './panelPage'

test.describe.configure({ timeout: 90_000 })

const noNews = 'Failed to load news. Please try again later.'

test('QA opens the panel by badge and shortcut, picks a scenario, and overrides an endpoint', async ({ page }) => {
  await page.goto('?panel=off')
  await page.locator('.notice').waitFor({ state: 'attached' })
  await expect(badge(page)).toBeHidden()
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0)
  await page.keyboard.press(shortcut)
  await expect(panel(page)).toBeHidden()
  await page.goto('?panel=on')
  const news = page.getByRole('region', { name: 'Latest news' })
  const search = page.getByLabel('Which job are you after?')
  await search.fill('nurse')
  const root = await page.locator('#root').elementHandle()
  const opened = await show(page, 'Scenarios')
  const gallery = opened.getByRole('link', { name: /^All states of this page/ })
  await expect(gallery).toHaveAttribute('href', /__states\?page=home$/)
  await opened.getByRole('button', { name: /^News service down/ }).click()
  await expect(page).toHaveURL(/\?.*scenario=news-down$/)
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(search).toHaveValue('nurse')
  // It would throw in another document.
  expect(await root?.evaluate(({ isConnected }) => isConnected)).toBe(true)

  const row = (await show(page, 'Endpoints')).getByRole('listitem', { name: 'news', exact: true })
  await row.getByLabel('Response of news').selectOption('Success')
  await expect(news.getByRole('article')).toHaveCount(4)
  await expect(row).toContainText(/Last: 200 after \d+ ms/)
  await row.getByRole('button', { name: 'Reset news' }).click()
  await expect(news.getByText(noNews)).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  const share = await showMenu(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).focus()
  await page.keyboard.press('Escape')
  await expect(share).toBeHidden()
  await expect(opened.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(badge(page)).toBeFocused()
})

test.describe('a bug report', () => {
  test.use({ expectedErrors: /A form is not saved/ })

  test('names the build and the link, the last requests, and what the console said', async ({
    open,
    page,
    backend,
  }) => {
    await open('/jobs', { mock: { jobs: '503>ok' } })
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    // The backend has answered, so it listens to the console too.
    await expect(again).toBeVisible()
    await page.evaluate(() => console.error('A form is not saved, token=s3cret'))
    await again.click()
    await expect(page.getByRole('article')).toHaveCount(30)
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Blocked by the test', 'NotAllowedError'))
    })
    await (await showMenu(page, 'Share')).getByRole('button', { name: 'Copy bug report' }).click()
    const report = await panel(page).getByRole('textbox', { name: 'The browser blocked the clipboard.' }).inputValue()
    expect(report).toMatch(
      /- Link: <.*\/jobs\?.*mock=jobs:503%3Eok>\n- State: .*\n- Build: 1\.\d+\.\d+ [\w.-]+\n- Browser: /,
    )
    expect(report).toMatch(
      /## Console errors\n\n {4}\S+Z \(hidden.*\)\n\n## Failed requests\n\n### `GET \S+\/api\/jobs`: 503/,
    )
    expect(report).toMatch(/## Last requests\n\n- \S+Z `GET \S+\/api\/jobs`: 200 after \d+ ms\n- .*: 503 after/)
    expect((await backend.log('jobs'))?.map(({ status }) => status)).toEqual([200, 503])
    expect(await backend.log('news')).toEqual([])
  })
})

test('QA edits, adds and deletes rows, and undoes it', async ({ open, page }) => {
  await open('/jobs')
  const before = (await firstJob(page).getByRole('heading').textContent()) ?? ''
  await renameFirstJob(page, 'Head of Lighthouses')
  await expect(firstJob(page)).toContainText('Head of Lighthouses')
  await page.keyboard.press('Control+z')
  await expect(firstJob(page)).toContainText(before)
  await page.keyboard.press('Control+Shift+Z')
  await page.reload()
  await expect(firstJob(page)).toContainText('Head of Lighthouses')

  const data = await show(page, 'Data')
  await data.getByLabel('Row count').fill('2')
  await data.getByLabel('Row count').press('Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await data.getByRole('button', { name: 'Add row' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await data.getByRole('button', { name: 'Delete row 3' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.locator('body')).not.toBeFocused()
  await data.getByRole('button', { name: 'Reset' }).click()
  await expect(firstJob(page)).toContainText(before)

  const menu = await showMenu(page, 'Backend')
  await menu.getByText('Reset everything…').click()
  await menu.getByRole('button', { name: 'Yes, reset everything' }).click()
  await expect(panel(page).getByText('Everything has been reset.')).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await expect(data.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('article')).toHaveCount(30)
})

test('a link and a state file open the same state for another person', async ({ open, page, browser, baseURL }) => {
  await open('/jobs?view=all', { scenario: 'signed-in', mock: { news: '503' } })
  await renameFirstJob(page, 'Head of Lighthouses')
  const link = await linkFrom(page)
  expect(link).toMatch(/\/jobs\?view=all&scenario=signed-in&mock=news:503#state=/)
  const share = await showMenu(page, 'Share')
  await expect(share.getByRole('listitem')).toHaveText(['Signed in', 'news: Status 503', '1 edit'])
  const saved = page.waitForEvent('download')
  await share.getByRole('button', { name: 'Download state file' }).click()
  const file = await (await saved).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ scenario: 'signed-in' })

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await context.newPage()
  await theirs.goto(link)
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await expect(badge(theirs)).toHaveAccessibleDescription(/^Signed in, news: Status 503, 1 edit \(/)
  await (await show(theirs, 'Scenarios')).getByRole('button', { name: /^Everyday/ }).click()
  await (await showMenu(theirs, 'Backend')).press('Escape')
  await (await showMenu(theirs, 'Share')).getByLabel(/^A state file/).setInputFiles(file)
  await expect(panel(theirs).getByText(/^Opened /)).toBeVisible()
  await expect(firstJob(theirs)).toContainText('Head of Lighthouses')
  await context.close()
})

test('a state is saved, also after another page has faded in', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/about')
  await page.getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(page).toHaveTitle(/^Contact/)
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('textbox', { name: 'Name' }).fill('Quiet Monday')
  await scenarios.getByRole('button', { name: 'Save this state' }).click()
  await scenarios.getByText('Change or share').click()
  await expect(scenarios.getByRole('button', { name: 'Delete' })).toBeVisible()
})

test('a link that cannot be read is reported on the page, with the panel hidden too', async ({ page }) => {
  await page.goto('jobs?panel=off')
  await page.goto('jobs#state=broken')
  await expect(page.locator('.notice')).toContainText('This link is incomplete. Ask for a new one')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('This link is incomplete.')).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: /\/Sheet-/ })

  test('a panel that fails to load says so, and loads after a reload', async ({ open, page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('alderway.mock.view', '{"isOpen":true,"tab":"Share","filter":{}}')
    })
    const sheet = /\/Sheet[-.]/
    await page.route(sheet, (route) => route.abort())
    await open('/about')
    await expect(page.locator('.notice')).toContainText('The panel could not be loaded.')
    await page.unroute(sheet)
    await page.reload()
    await expect((await openPanel(page)).getByRole('tab', { name: 'Scenarios', selected: true })).toBeVisible()
  })
})

// Where a zoomed element says where it is seen: Chrome 128.
test('the page makes room for the panel from 1024 px', { tag: '@newer' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/about')
  await show(page, 'Scenarios')
  for (const address of ['/', '/jobs', '/contact']) {
    await navigate(page, address)
    for (const width of [1024, 1136, 1264, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => findCovered(page, 'dialog'), `${address} at ${width} px`).toEqual([])
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(excess, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  }
  await panel(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(() => document.getElementById('root')?.offsetWidth)).toBe(1440)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('the badge is a tab in the margin, and the panel a sheet below the page that does not scroll sideways', async ({
    open,
    page,
  }) => {
    await open('/jobs/3')
    const shape = await badge(page).evaluate((element) => element.getBoundingClientRect().toJSON())
    expect(shape).toMatchObject({ left: 0, width: 24, height: 64 })
    for (const tab of tabs) {
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
    // A quarter of the window is left at 400 %.
    await page.setViewportSize({ width: 320, height: 180 })
    const reset = (await showMenu(page, 'Backend')).getByText('Reset everything…')
    await reset.scrollIntoViewIfNeeded()
    await expect(reset).toBeInViewport({ ratio: 1 })
  })
})

test('on a phone what has the focus is above the panel, which can be closed with text of twice the size, as a notice can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('contact?scenario=nonsense')
  const opened = await openPanel(page)
  const { y: edge = 0 } = (await opened.boundingBox()) ?? {}
  await page.getByRole('textbox', { name: 'Full Name' }).focus()
  for (let stop = 1; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    const { y = Infinity, height = 0 } = (await page.locator('main :focus').boundingBox()) ?? {}
    expect(y + Math.min(height, 44), `stop ${stop}`).toBeLessThanOrEqual(edge)
  }

  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  const close = opened.getByRole('button', { name: 'Close' })
  const { x = 0, width = 0 } = (await close.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(375)
  await close.click()

  const notice = page.locator('.notice')
  await notice.evaluate((element) => element.scrollTo(0, 0))
  const [box, reason] = [await notice.boundingBox(), await notice.locator('> *').first().boundingBox()]
  expect(reason?.y).toBeGreaterThanOrEqual(box?.y ?? Infinity)
})
