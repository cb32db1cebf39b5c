import { messages } from '../src/content/messages'
import { expect, test } from './fixtures'

// What a designer does in Storybook, which takes seconds to load on a busy machine.
test.describe.configure({ timeout: 120_000 })

test.use({ viewport: { width: 1440, height: 900 } })

test('compares the states of a component, changes a prop, and leaves what the demo keeps alone', async ({ page }) => {
  await page.addInitScript(() => (localStorage['alderway.theme'] ??= 'dark'))
  await page.goto('storybook/iframe.html?viewMode=docs&id=ui-button--docs')
  const buttons = page.getByRole('list').filter({ hasText: 'Right to left' }).first().getByRole('button')
  await expect(buttons.last()).toHaveText(/\p{Script=Arabic}/u)
  const [plain, hovered, focused] = await buttons.evaluateAll((all) =>
    all.map((button) => getComputedStyle(button).backgroundColor),
  )
  expect(hovered).not.toBe(plain)
  expect(focused).toBe(plain)
  await page.getByText('quiet', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toHaveAttribute('data-variant', 'quiet')
  expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{"alderway.theme":"dark"}')
})

test('sees the empty state at 320 px from right to left, and opens it on the site', async ({ page }) => {
  await page.goto('storybook/?path=/story/pages-jobspage--empty&globals=language:rtl;viewport.value:w320')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor()
  const html = preview.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(preview.locator('main p').first()).toHaveText(/\p{Script=Arabic}/u)
  expect(await html.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])).toEqual([320, 320])
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open on the site' }).click()
  const site = await opened
  await expect(site).toHaveURL(/\/jobs\?.*mock=jobs:empty/)
  await expect(site.getByRole('main').getByText(messages.jobs.empty)).toBeVisible()
})
