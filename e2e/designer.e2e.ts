import type { FrameLocator, Page } from '@playwright/test'
import { messages } from '../src/content/messages'
import { expect, test } from './fixtures'

// What a designer does in Storybook, which takes seconds to load on a busy machine.
test.describe.configure({ timeout: 120_000 })

// Storybook's accessibility panel fails once, and recovers, when a story follows a docs page.
test.use({ expectedErrors: /addon panel|a11y-\d+\/manager-bundle/ })

test.use({ viewport: { width: 1440, height: 900 } })

async function openStorybook(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(`storybook/?path=${path}`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor()
  return preview
}

test('finds a component by search, compares its states side by side and changes a prop', async ({ page }) => {
  const preview = await openStorybook(page, '/docs/read-first-welcome--docs')
  await page.getByRole('searchbox').fill('button')
  await page
    .getByRole('option', { name: /Button/ })
    .first()
    .click()
  const buttons = preview.getByRole('list').filter({ hasText: 'Right to left' }).first().getByRole('button')
  await expect(buttons.last()).toHaveText(/\p{Script=Arabic}/u)
  const [plain, hovered, focused] = await buttons.evaluateAll((all) =>
    all.map((button) => getComputedStyle(button).backgroundColor),
  )
  expect(hovered).not.toBe(plain)
  expect(focused).toBe(plain)
  await preview.getByText('quiet', { exact: true }).click()
  await expect(preview.getByRole('button', { name: 'Apply Now' }).first()).toHaveAttribute('data-variant', 'quiet')
})

test('sees the empty state at 320 px from right to left, and opens it on the site', async ({ page }) => {
  const preview = await openStorybook(page, '/story/pages-jobspage--empty&globals=language:rtl;viewport.value:w320')
  const html = preview.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(preview.getByRole('status').first()).toHaveText(/\p{Script=Arabic}/u)
  expect(await html.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])).toEqual([320, 320])
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open on the site' }).click()
  const site = await opened
  await expect(site).toHaveURL(/\/jobs\?.*mock=jobs:empty/)
  await expect(site.getByText(messages.jobs.empty)).toBeVisible()
})
