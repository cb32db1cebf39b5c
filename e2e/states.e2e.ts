import axe from 'axe-core'
import { catalog } from '../mocks/agency/agency'
import { pages } from '../mocks/agency/pages'
import { groupStates } from '../mocks/gallery/states'
import { expect, loadFrames, test } from './fixtures'

test.use({ viewport: { width: 480, height: 700 } })

const newsFailed = 'Failed to load news. Please try again later.'

test('frames leave the state and the login of the tab alone, and are silent', async ({ open, page }) => {
  await open('/admin', { scenario: 'signed-in', mock: { news: 'error' } })
  await expect(page.getByText('Total jobs')).toBeVisible()
  const before = await page.context().storageState()

  await open('/__states?page=dashboard')
  const showFrame = async (state: string) => {
    const frame = page.getByTitle(`Dashboard: ${state}`)
    await frame.scrollIntoViewIfNeeded()
    return frame.contentFrame()
  }
  const expired = await showFrame('expired-session')
  await expect(expired.getByRole('main').getByText(/Your session has expired/)).toBeVisible()
  const works = await showFrame('signed-in')
  await expect(works.getByText('Total jobs')).toBeVisible()
  // Nor do they talk into each other.
  await expect(works.locator('[aria-live]:not([aria-live=off])')).toHaveCount(0)
  await works.getByRole('button', { name: 'Logout' }).click()
  await expect(works.getByRole('main').getByText('You are logged out.')).toBeVisible()
  expect(await page.context().storageState()).toEqual(before)

  await page.goto('admin')
  await expect(page.getByText('Total jobs')).toBeVisible()
  await page.goto('./')
  await expect(page.getByRole('main').getByText(newsFailed)).toBeVisible()
})

test.describe('around the frames', () => {
  test.use({ serviceWorkers: 'block' })

  test.beforeEach(({ page }) => loadFrames(page, /news:(error|offline)/))

  test('the gallery loads only frames that come near, at the section that differs, and more failures on demand', async ({
    open,
    page,
  }) => {
    await open('/__states')
    const failed = page.frameLocator('iframe[title="Home: news error"]')
    await page.getByTitle('Home: news error').scrollIntoViewIfNeeded()
    await expect(failed.getByRole('main').getByText(newsFailed)).toBeInViewport()
    const last = page.locator('iframe').last()
    expect(await last.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.URL)).toBe('about:blank')
    await page.getByText(/more failures/).click()
    const offline = page.getByTitle('Home: news offline')
    await offline.scrollIntoViewIfNeeded()
    await expect(offline.contentFrame().getByRole('main').getByText(newsFailed)).toBeVisible()
  })

  test('the address of a gallery holds page and width, and ticks stay after a reload', async ({ open, page }) => {
    await open('/__states?page=login&width=1440')
    await expect(page).toHaveTitle('All states: Admin login | Alderway')
    await expect(page.locator('a[aria-current]')).toHaveText(['1440 px', 'Day', 'Admin login'])
    const count = groupStates(catalog, { ...pages.login, name: 'login' }).flatMap(({ states }) => states).length
    await expect(page.locator('iframe')).toHaveCount(count)
    await page.getByRole('checkbox', { name: 'Checked: login ok' }).check()
    await page.reload()
    await expect(page.getByText(`1 of ${count} checked at 1440 px by day`)).toBeVisible()
    await page.getByRole('link', { name: '320 px' }).click()
    await expect(page.getByText(`0 of ${count} checked at 320 px by day`)).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Uncheck all' }).click()
    await expect(page.getByText(`0 of ${count} checked at 1440 px by day`)).toBeVisible()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: /^Slow \(opens/ }).click()
    await expect(await opened).toHaveURL(/\/admin-login\?scenario=everyday&mock=login:slow$/)
  })

  test('the gallery fits 320 px, is accessible, and lets a keyboard user skip a frame', async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await open('/__states?page=login&width=1440')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ exclude: 'iframe' }, { iframes: false })")
    expect(violations).toEqual([])
    await page.getByRole('checkbox', { name: 'Checked: login ok' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip this frame' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: /^Slow \(opens/ })).toBeFocused()
  })
})
