import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Presses Tab until the control has the focus. Throws if Tab does not reach it or its focus is not visible. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) {
      const outlines = await control.evaluate((element) =>
        [element, element.parentElement, element.closest('article')]
          .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
          .flatMap(({ outlineStyle }) => (outlineStyle === 'none' ? [] : outlineStyle)),
      )
      expect(outlines, `${String(control)} has a visible focus`).not.toEqual([])
      return
    }
  }
  throw new Error(`Tab does not reach ${String(control)}`)
}

test('a keyboard user gets from the home page to a sent application, and no text is logged', async ({ open, page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open('/')
  await tabTo(page, page.getByRole('link', { name: 'Skip to the content' }))
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Job Search' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, page.getByRole('searchbox', { name: 'Keyword' }))
  await page.keyboard.type('nurse')
  await expect(page.getByRole('article')).toHaveCount(1)
  await tabTo(page, page.getByRole('article').getByRole('link', { name: /Day Surgery Nurse/ }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day Surgery Nurse')
  await tabTo(page, page.getByRole('link', { name: 'Apply Now' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Apply for Day Surgery Nurse' })).toBeVisible()
  const form = page.getByRole('main')
  await tabTo(page, form.getByRole('textbox', { name: 'Full name' }))
  await page.keyboard.type('Amara Osei')
  await tabTo(page, form.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('amara@people.example')
  // The browser takes a moment to open the file chooser.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, form.getByLabel(/Resume/))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await tabTo(page, form.getByRole('button', { name: 'Submit application' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#assertive')).toContainText('Application submitted successfully!')
  expect(logged.join('\n')).not.toMatch(/Amara|people\.example|nurse/)
})

test('a keyboard user logs in, moves around the admin area and logs out', async ({ open, page }) => {
  await open('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }))
  await page.keyboard.type('admin@alderway.example')
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Total jobs')).toBeVisible()

  await page.keyboard.press('Shift+Tab')
  await tabTo(page, page.getByRole('link', { name: 'Manage Jobs' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage Jobs')

  await tabTo(page, page.getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('You are logged out.')).toBeVisible()
})

/** Returns the name of what has the focus, and whether all of it is in view and below nothing that is fixed. */
function readFocus(page: Page): Promise<{ name: string; isSeen: boolean }> {
  return page.evaluate(() => {
    const { activeElement: focused } = document
    if (!(focused instanceof HTMLElement)) throw new Error('Nothing has the focus')
    const name = focused.getAttribute('aria-label') ?? focused.getAttribute('placeholder') ?? focused.innerText
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const isSeen = [left + 2, (left + right) / 2, right - 2].every((x) => {
      const shown = document.elementFromPoint(x, (top + bottom) / 2)
      const fixed = shown?.closest('header, button[aria-label="Scroll to top"]')
      return shown && (!fixed || fixed.contains(focused))
    })
    return { name: name.trim(), isSeen }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } })

  for (const address of ['/', '/global-it-recruitment'] as const) {
    test(`Tab goes down ${address} in the order that is seen, and what has the focus is in view`, async ({
      open,
      page,
    }) => {
      await open(address)
      const names: string[] = []
      while (names.at(-1) !== 'Admin login') {
        await page.keyboard.press('Tab')
        const { name } = await readFocus(page)
        names.push(name)
        // The row of voices is as wide as the window and higher.
        const isTall = name.length > 200
        if (!isTall) await expect.poll(() => readFocus(page)).toEqual({ name, isSeen: true })
      }

      // The last link of the footer. After it comes a button whose code loads at the first scroll.
      const toTop = page.getByRole('button', { name: 'Scroll to top' })
      await expect(toTop).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(toTop).toBeFocused()
      await expect.poll(() => readFocus(page)).toEqual({ name: 'Scroll to top', isSeen: true })

      if (address === '/') expect(names.indexOf('Hire Talent')).toBeLessThan(names.indexOf('Search'))
      expect(names.length).toBeGreaterThan(20)
    })
  }
})
