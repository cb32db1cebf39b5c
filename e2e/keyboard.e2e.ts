import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Presses Tab until the control has the focus. Fails when it cannot be reached, or is reached without a visible mark. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) {
      const marked = await control.evaluate((element) =>
        [
          element,
          ...(element.parentElement ? [element.parentElement, element.closest('article') ?? element] : []),
        ].some(
          (part) =>
            getComputedStyle(part).outlineStyle !== 'none' || getComputedStyle(part, '::after').outlineStyle !== 'none',
        ),
      )
      expect(marked, 'the focus can be seen').toBe(true)
      return
    }
  }
  throw new Error(`not reached by Tab: ${String(control)}`)
}

test('by keyboard alone: from the top of the home page to a submitted application', async ({ open, page }) => {
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

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Apply for Day Surgery Nurse')
  const form = page.getByRole('main')
  await tabTo(page, form.getByRole('textbox', { name: 'Full name' }))
  await page.keyboard.type('Amara Osei')
  await tabTo(page, form.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type('amara@people.example')
  // Listened for well before it comes: the browser takes a moment to hand the chooser over.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, form.getByLabel(/Resume/))
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await tabTo(page, form.getByRole('button', { name: 'Submit application' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Application submitted successfully!')
})

test('by keyboard alone: from the login to the logout', async ({ open, page }) => {
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
  await expect(page.getByText('You are logged out.')).toBeVisible()
})

test('by keyboard alone: the services menu opens, leads on, and gives the focus back on Escape', async ({
  open,
  page,
}) => {
  await open('/about')
  const button = page.getByRole('button', { name: 'Our Services' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: /Immigration A written/ }))
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
