import type { Locator } from '@playwright/test'
import { expect, hold, test, waitForHydration } from './fixtures'

test('a draft and the department of its link survive another page and a reload, until the visitor chooses another', async ({
  open,
  page,
}) => {
  await open('/hire-us')
  await page.getByRole('link', { name: 'Tell us about the job' }).first().click()
  const form = page.getByRole('main')
  await expect(form.getByLabel('Department')).toHaveValue('sales')
  await form.getByLabel('Full name').fill('Amara Osei')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/blog/)
  await page.goBack()
  await expect(form.getByLabel('Full name')).toHaveValue('Amara Osei')
  await page.reload()
  await expect(form.getByLabel('Full name')).toHaveValue('Amara Osei')
  await expect(form.getByLabel('Department')).toHaveValue('sales')
  await form.getByLabel('Department').selectOption('hr')
  await page.reload()
  await expect(form.getByLabel('Department')).toHaveValue('hr')
})

test('Back returns from a form on the page to the button that led there', async ({ open, page }) => {
  await open('/hire-us')
  await page.getByRole('link', { name: 'Tell us about the job' }).first().click()
  const readPlace = () => page.evaluate(() => scrollY)
  await expect.poll(readPlace).toBeGreaterThan(1000)
  await page.goBack()
  await expect.poll(readPlace).toBe(0)
})

test('a search on the home page leads to the matching jobs, and back', async ({ open, page }) => {
  await open('/')
  await page.getByRole('searchbox', { name: 'Which job are you after?' }).fill(' nurse ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/jobs\?q=nurse$/)
  await expect(page.getByRole('article').first()).toContainText('Day Surgery Nurse')
  await page.goBack()
  await page.getByRole('link', { name: 'Contract', exact: true }).click()
  await expect(page.getByRole('main').getByText(/ of 30 open jobs for Contract$/)).toBeVisible()
})

test('one Back returns, also after a link was double-clicked or a search was sent twice', async ({ open, page }) => {
  await open('/')
  await waitForHydration(page)
  const send = await hold(page, /assets\/(Contact|Jobs)Page-/)

  await page.getByRole('searchbox').fill('nurse')
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/jobs\?q=nurse$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).dblclick()
  await expect(page).toHaveURL(/contact$/)
  send()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await open('/jobs')
  await page.getByRole('main').getByRole('searchbox').fill('nurse')
  for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL(/jobs\?q=nurse$/)
  await page.goBack()
  await expect(page).toHaveURL(/jobs$/)
})

test('a click on Send, or on a link below, arrives, although the field that is left then shows an error above it', async ({
  open,
  page,
}) => {
  // Chromium holds what is seen where something grows above the window.
  await page.setViewportSize({ width: 1280, height: 2000 })
  await open('/contact')
  await waitForHydration(page)
  const send = page.getByRole('button', { name: 'Send message' })
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ana Lima')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@lima.example')
  await send.click()
  await page.getByRole('textbox', { name: 'Message' }).fill('I look for work.')
  /** Presses the upper edge. */
  async function pressWhileMistyped(target: Locator) {
    await page.getByRole('textbox', { name: 'Email', exact: true }).press('ControlOrMeta+a')
    await page.keyboard.type('ana@')
    const { x = 0, y = 0, width = 0 } = (await target.boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + 4)
  }
  await pressWhileMistyped(send)
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('ana@lima.example')
  await expect(page.getByRole('group', { name: 'One thing needs your attention' })).toHaveCount(0)
  await pressWhileMistyped(page.getByRole('link', { name: /^See .*open jobs$/ }))
  await expect(page).toHaveURL(/\/jobs$/)
})

test('Back finds its place, also on a page whose code a reload has dropped', async ({ open, page }) => {
  await open('/jobs')
  const last = page.getByRole('article').last().getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const place = await last.evaluate((link: HTMLElement) => {
    const { scrollY } = globalThis
    link.click()
    return scrollY
  })
  expect(place).toBeGreaterThan(1500)
  await expect(page).toHaveURL(/\/jobs\/\d+$/)
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(30)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)

  // Also while the page before glides to its top.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await last.evaluate(async (link: HTMLElement) => {
    link.click()
    while (scrollY >= 100) await new Promise(requestAnimationFrame)
    history.back()
  })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('a visitor’s theme is kept, and is there before any script file', async ({ open, page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open('/about')
  const night = await ground()
  await page.getByLabel('Theme').selectOption('Light')
  await expect.poll(ground).not.toBe(night)
  const day = await ground()

  await page.route(/\.js$/, () => undefined)
  for (const address of ['/contact', '/admin']) {
    await page.goto(`.${address}`, { waitUntil: 'commit' })
    await expect(page.locator('body'), address).toHaveCSS('background-color', day)
  }
})

test('the code of a page loads once the pointer or the focus reaches its link, before a click', async ({
  open,
  page,
}) => {
  await open('/about')
  await waitForHydration(page)
  const links = page.getByRole('navigation', { name: 'Main' })
  const pointed = page.waitForRequest(/BlogPage-/)
  await links.getByRole('link', { name: 'Blog' }).hover()
  await pointed
  const focused = page.waitForRequest(/ContactPage-/)
  await links.getByRole('link', { name: 'Contact Us' }).focus()
  await focused
  await expect(page).toHaveURL(/about$/)
})
