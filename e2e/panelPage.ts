import type { Locator, Page } from '@playwright/test'

/** The panel's tabs, in order. */
export const tabs = ['Scenarios', 'Endpoints', 'Requests', 'Data'] as const

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

/** Opens the panel, and returns it. */
export async function openPanel(page: Page) {
  // After a reload the panel opens by itself if it was open before.
  await badge(page).or(panel(page)).first().waitFor()
  if (!(await panel(page).isVisible())) await badge(page).click()
  return panel(page)
}

/** Opens the panel on a tab, and returns the panel. */
export async function show(page: Page, tab: (typeof tabs)[number]) {
  const opened = await openPanel(page)
  await opened.getByRole('tab', { name: tab }).click()
  return opened
}

/** Opens one of the menus in the panel's head, and returns it. */
export async function showMenu(page: Page, name: 'Share' | 'Backend'): Promise<Locator> {
  const opened = await openPanel(page)
  const menu = opened.getByRole('region', { name })
  if (!(await menu.isVisible())) await opened.getByRole('button', { name, exact: true }).click()
  return menu
}

/** Renames the first job in the panel's table. */
export async function renameFirstJob(page: Page, title: string) {
  const first = (await show(page, 'Data')).getByRole('list', { name: 'Jobs' }).getByRole('listitem').first()
  const field = first.getByRole('textbox', { name: 'title' })
  if (!(await field.isVisible())) await first.locator('summary').click()
  await field.fill(title)
  await field.press('Enter')
}

/** The link to share, read from the field that shows if the clipboard is blocked. */
export async function linkFrom(page: Page): Promise<string> {
  // Whether the browser blocks it by itself depends on the build of Chromium.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Blocked by the test', 'NotAllowedError'))
  })
  const share = await showMenu(page, 'Share')
  await share.getByRole('button', { name: 'Copy link' }).click()
  return panel(page).getByRole('textbox', { name: 'The browser blocked the clipboard.' }).inputValue()
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
    // On wide screens the page scrolls below the badge, wherever that is, but for what is fixed. On phones it is in the margin,
    // and free at the page's end.
    const isStrip = selector === '.badge' && innerWidth > 768
    if (selector === '.badge' && !isStrip) scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    function scrollsSideways(element: Element | null): boolean {
      if (!element || element.id === 'root') return false
      const isWider = element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible'
      return isWider || scrollsSideways(element.parentElement)
    }
    return [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !scrollsSideways(control.parentElement))
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        // What is fixed may not even touch it.
        if (isStrip && getComputedStyle(control).position === 'fixed') {
          return left < part.right && right > part.left && top < part.bottom && bottom > part.top
        }
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return x >= part.left && x <= part.right && x > 0 && (isStrip || (y >= part.top && y <= part.bottom))
      })
      .map((control) => control.textContent || control.outerHTML)
  }, selector)
}
