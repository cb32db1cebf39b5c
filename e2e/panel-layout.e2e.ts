import { expect, navigate, test } from './fixtures'
import { badge, findCovered, firstJob, panel, show, tabs } from './panelPage'

test('the styles of page and panel do not affect each other', async ({ open, page }) => {
  // The panel loads when the page is idle: here, when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    globalThis.requestIdleCallback = (call) => waiting.push(() => call({ didTimeout: false, timeRemaining: () => 50 }))
    addEventListener('start-panel', () => waiting.forEach((call) => call()))
  })
  // Below the width at which the page makes room.
  await page.setViewportSize({ width: 1000, height: 720 })
  await open('/contact')
  await page.waitForLoadState('networkidle')
  const ofSite = () =>
    page.evaluate(() =>
      ['h2', 'button', 'input', 'label', 'p', 'header'].map((name) => {
        const element = document.querySelector(name)
        // The numbered entries list the names, custom properties too.
        const values = element && Object.entries(getComputedStyle(element)).filter(([name]) => !/^\d/.test(name))
        return JSON.stringify(values)
      }),
    )
  const tab = panel(page).getByRole('tab', { name: 'Data' })
  const ofPanel = () => tab.evaluate((element) => JSON.stringify(Object.entries(getComputedStyle(element))))

  const siteBefore = await ofSite()
  await expect(badge(page)).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('start-panel')))
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

test('the page makes room for the open panel, on either side, from 1024 px', async ({ open, page }) => {
  test.slow()
  const widths = [1024, 1280, 1440]
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/')
  await show(page, 'Scenarios')
  for (const address of ['/', '/jobs/3', '/jobs-listing', '/admin-login']) {
    if (address !== '/') await navigate(page, address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      // While one page fades into the next, React draws nothing else.
      await expect.poll(() => findCovered(page, '[role=dialog]'), `${address} at ${width} px`).toEqual([])
      // Three widths: a page has the panel on the other side where the page before had it on one.
      await panel(page)
        .getByRole('button', { name: /^Move to the/ })
        .click()
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(excess, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  }
  await panel(page).getByRole('button', { name: 'Close' }).click()
  const rootWidth = () => page.evaluate(() => document.getElementById('root')?.getBoundingClientRect().width)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(rootWidth).toBe(width)
  }
})

test('zoomed to 400 % every part of the panel can be scrolled to and used', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 180 })
  await open('/jobs')
  const scenarios = await show(page, 'Scenarios')
  await scenarios.getByRole('button', { name: /^Long text/ }).click()
  await expect(page).toHaveURL(/scenario=long-text$/)
  const shown = await show(page, 'Health')
  await shown.getByRole('button', { name: 'Reset everything' }).scrollIntoViewIfNeeded()
  await expect(shown.getByRole('button', { name: 'Reset everything' })).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 700 } })

  test('the badge covers neither Apply Now nor the scroll button', async ({ open, page }) => {
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

  test('the panel is made higher and lower by its upper edge', async ({ open, page }) => {
    await open('/about')
    await show(page, 'Scenarios')
    const height = () => panel(page).evaluate((element) => element.getBoundingClientRect().height)
    const before = await height()
    const edge = await panel(page).getByRole('separator').boundingBox()
    await page.mouse.move((edge?.x ?? 0) + 60, (edge?.y ?? 0) + 8)
    await page.mouse.down()
    await page.mouse.move(180, 500, { steps: 3 })
    await page.mouse.up()
    expect(await height()).toBe(200)
    await panel(page).getByRole('separator').press('ArrowUp')
    expect(await height()).toBe(232)
    expect(before).toBeGreaterThan(232)
  })

  test('at 320 px the panel is a sheet below the page that does not scroll sideways', async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open('/jobs')
    await expect(firstJob(page)).toBeVisible()
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
    // The page has grown by the sheet's height, so its end can be scrolled into view.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const [footer, sheet] = await Promise.all([
      page.getByRole('contentinfo').evaluate((element) => element.getBoundingClientRect().bottom),
      panel(page).evaluate((element) => element.getBoundingClientRect().top),
    ])
    expect(footer).toBeLessThanOrEqual(sheet + 1)
  })
})
