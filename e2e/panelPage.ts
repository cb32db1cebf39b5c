import type { Page } from '@playwright/test'

/** The panel's tabs, in order. */
export const tabs = ['Scenarios', 'Endpoints', 'Requests', 'Data', 'Share', 'Health'] as const

/** Opens and closes the panel. */
export const shortcut = 'Alt+Shift+KeyM'

/** The open panel. */
export function panel(page: Page) {
  return page.getByRole('dialog', { name: 'Demo data' })
}

/** The badge that opens the panel. */
export function badge(page: Page) {
  return page.getByRole('button', { name: /^Demo data/ })
}

/** Opens the panel on a tab, and returns the panel. */
export async function show(page: Page, tab: (typeof tabs)[number]) {
  // After a reload the panel opens by itself if it was open before.
  await badge(page).or(panel(page)).first().waitFor()
  if (!(await panel(page).isVisible())) await badge(page).click()
  await panel(page).getByRole('tab', { name: tab }).click()
  return panel(page)
}

/** Marks the document. Returns a function that says whether it is still the same document. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  return () => page.evaluate(() => 'isSameDocument' in globalThis)
}

/** Renames the first job in the panel's table. */
export async function renameFirstJob(page: Page, title: string) {
  const data = await show(page, 'Data')
  const first = data.getByRole('list', { name: 'Jobs' }).getByRole('button').first()
  if ((await first.getAttribute('aria-expanded')) === 'false') await first.click()
  await data.getByRole('textbox', { name: 'title' }).fill(title)
  await data.getByRole('textbox', { name: 'title' }).press('Enter')
}

/** The link to share, read from the field that shows if the clipboard is blocked. */
export async function linkFrom(page: Page): Promise<string> {
  // Whether the browser blocks it by itself depends on the build of Chromium.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Blocked by the test', 'NotAllowedError'))
  })
  const share = await show(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  return share.getByRole('textbox', { name: 'The browser blocked the clipboard.' }).inputValue()
}

/** The first job on the page. */
export function firstJob(page: Page) {
  return page.getByRole('main').getByRole('article').first()
}

/** The visible links, buttons and fields of the page whose center is behind a part of the panel, by their text. */
export function findCovered(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const part = document.body.lastElementChild?.shadowRoot?.querySelector(selector)?.getBoundingClientRect()
    if (!part) throw new Error(`The panel has no ${selector}`)
    const isBadge = selector === '.badge'
    return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        // The page scrolls below the badge, wherever that is.
        return x >= part.left && x <= part.right && x > 0 && (isBadge || (y >= part.top && y <= part.bottom))
      })
      .map((control) => control.textContent || control.outerHTML)
  }, selector)
}
