import { expect, test } from './fixtures'
import { badge, firstJob, panel, show, tabs } from './panelPage'

test('the styles of page and panel do not affect each other', async ({ open, page }) => {
  // The panel loads when the page is idle: here, when the test says so.
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    globalThis.requestIdleCallback = (call) => waiting.push(() => call({ didTimeout: false, timeRemaining: () => 50 }))
    addEventListener('start-panel', () => waiting.forEach((call) => call()))
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
