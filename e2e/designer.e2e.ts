import type { FrameLocator, Locator, Page } from '@playwright/test'
import { messages } from '../src/content/messages'
import { expect, test } from './fixtures'

// What a designer does in Storybook, and the clicks that it takes.

/** Counts clicks. The test fails if it takes more than planned. */
function countClicks() {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    expectAtMost: (limit: number) => expect(clicks, 'clicks').toBeLessThanOrEqual(limit),
  }
}

/** Without the accessibility check, which `npm run unit` does. */
async function openStorybook(page: Page, path = '/docs/read-first-welcome--docs'): Promise<FrameLocator> {
  await page.goto(`storybook/?path=${path}&globals=a11y.manual:!true`)
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor()
  return preview
}

/** Expects a docs page to stand at its title, without the focus: a story that plays has it until it is done. */
async function expectTitleInSight(preview: FrameLocator): Promise<void> {
  const place = () => preview.locator('html').evaluate(() => [scrollY, document.activeElement?.tagName])
  await expect.poll(place).toEqual([0, 'BODY'])
}

function entry(page: Page, id: string): Locator {
  return page.locator(`[id="${id}"]`)
}

function tool(page: Page, text: string): Locator {
  return page.getByRole('toolbar').first().getByRole('button').filter({ hasText: text })
}

function choice(page: Page, name: string): Locator {
  return page.getByRole('option', { name })
}

// Storybook itself takes seconds to load on a busy machine.
test.describe.configure({ timeout: 120_000 })

// Storybook's accessibility panel fails once, and recovers, when a story follows a docs page.
test.use({ expectedErrors: /addon panel|a11y-\d+\/manager-bundle/ })

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] })

test('opens a component from a link, reads when to use it, and goes on to a color, a long quote and the site', async ({
  page,
}) => {
  const preview = await openStorybook(page, '/docs/sections-navbar--docs')
  await expect(page).toHaveTitle(/Alderway design system$/)

  await test.step('the page stands at its title, though its stories type and click', async () => {
    const menu = preview.frameLocator('iframe[title="Phone Menu Open"]')
    await menu.getByRole('link', { name: 'See open jobs' }).waitFor()
    await expect(preview.getByRole('heading', { level: 1, name: 'Navbar' })).toBeInViewport()
    await expectTitleInSight(preview)
  })

  await test.step('reads when to use another, sees it 375 px wide and looks up its padding', async () => {
    const { click, expectAtMost } = countClicks()
    await click(entry(page, 'sections-calltoaction'))
    await expect(preview.getByRole('definition').first()).toContainText('At the end of every public page')
    // The frame loads, plays and is measured.
    const row = preview.getByRole('row', { name: /CallToAction title/ })
    await row.waitFor()
    await expect(row).toContainText('Fraunces')
    await expect(preview.getByRole('row', { name: /CallToAction inside/ })).toContainText('padding')
    await expectTitleInSight(preview)
    const phone = preview.locator('iframe[title="Phone"]')
    await phone.scrollIntoViewIfNeeded()
    expect(await phone.evaluate(({ clientWidth }) => clientWidth)).toBe(375)
    await expect(preview.locator('iframe[title="Default"]')).toHaveCount(1)
    expectAtMost(1)
  })

  await test.step('finds the color of the sage band, copies it and reads where it is used', async () => {
    const { click, expectAtMost } = countClicks()
    await click(entry(page, 'read-first-tokens--docs'))
    const swatch = preview.getByRole('listitem').filter({ hasText: 'The sage band' })
    await click(swatch.getByRole('button', { name: '--band-1' }))
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('var(--band-1)')
    await click(swatch.getByText(/^Used by \d+$/))
    await expect(swatch.getByRole('group')).toContainText('CallToAction, ')
    expectAtMost(3)
  })

  await test.step('tries a long quote', async () => {
    const { click, expectAtMost } = countClicks()
    await click(entry(page, 'sections-testimonials'))
    await click(entry(page, 'sections-testimonials--long-text'))
    await expect(preview.getByText(/^One sentence after the other/)).toBeVisible()
    expectAtMost(2)
  })

  await test.step('goes from the map of the site to a page of the site', async () => {
    const { click, expectAtMost } = countClicks()
    await click(entry(page, 'read-first-map-of-the-site--docs'))
    const opened = page.waitForEvent('popup')
    await click(preview.getByRole('link', { name: '/hire-us', exact: true }))
    await expect(await opened).toHaveURL(/\/hire-us$/)
    expectAtMost(2)
  })
})

test('sees the empty state at 320 px from right to left, in a colored button, and opens it on the site', async ({
  page,
}) => {
  const { click, expectAtMost } = countClicks()
  const preview = await openStorybook(page)
  await click(entry(page, 'pages-jobspage'))
  await click(entry(page, 'pages-jobspage--empty'))
  await expect(page.getByRole('navigation', { name: 'Stories' }).getByText(/^a visitor/)).toHaveCount(0)
  const colorOf = (text: string) => tool(page, text).evaluate((button) => getComputedStyle(button).color)
  const plain = await colorOf('Motion')
  for (const text of ['Behavior', 'Scenario', 'Theme', 'Colors', 'Direction', 'Language', 'Text']) {
    expect(await colorOf(text), text).toBe(plain)
  }
  await click(tool(page, 'Direction'))
  await click(choice(page, 'Right to left'))
  await expect.poll(() => colorOf('Right to left')).not.toBe(plain)
  await click(page.getByRole('toolbar').first().getByRole('button', { name: 'Viewport size' }))
  await click(choice(page, '320 px'))
  const html = preview.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  expect(await html.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])).toEqual([320, 320])
  await expect(preview.getByText(messages.jobs.empty)).toBeVisible()

  const opened = page.waitForEvent('popup')
  await click(page.getByRole('link', { name: 'Open on the site' }))
  const site = await opened
  await expect(site).toHaveURL(/\/jobs\?.*mock=jobs:empty/)
  await expect(site.getByText(messages.jobs.empty)).toBeVisible()
  expectAtMost(7)
})

test('changes the tone, the words and the drawing of a section, and sees it by night, in forced colors and in a long language', async ({
  page,
}) => {
  const preview = await openStorybook(page, '/story/sections-pagehero--default')
  const title = preview.getByRole('heading', { level: 1 })

  await test.step('changes the tone, the words and the drawing', async () => {
    const { click, expectAtMost } = countClicks()
    const picture = preview.locator('section img')
    await picture.waitFor()
    await expect(picture).toHaveAttribute('src', /about-team/)
    await click(page.getByRole('radio', { name: 'sage', exact: true }))
    await expect(preview.locator('section')).toHaveAttribute('data-tone', 'sage')
    await page.locator('#control-title').fill('Another title')
    await expect(title).toHaveText('Another title')
    await click(page.getByRole('tab', { name: 'Pictures' }))
    await click(page.getByRole('button', { name: 'hero-ai' }))
    await expect(picture).toHaveAttribute('src', /hero-ai/)
    expectAtMost(3)
  })

  await test.step('sees another of its stories by night, in forced colors and in a long language', async () => {
    const { click, expectAtMost } = countClicks()
    await click(entry(page, 'sections-pagehero--sheet'))
    await expect(title).toHaveCSS('color', 'rgb(18, 55, 42)')
    await click(tool(page, 'Theme'))
    await click(choice(page, 'Dark'))
    await expect(title).toHaveCSS('color', 'rgb(223, 233, 219)')
    await click(tool(page, 'Colors'))
    await click(choice(page, 'Forced colors'))
    await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)')
    await click(tool(page, 'Language'))
    await click(choice(page, 'Long language'))
    await expect(title).toHaveText(/èé/)
    expectAtMost(7)
  })
})

test('goes from a page of the site, in its state, to its story', async ({ page, open }) => {
  const { click, expectAtMost } = countClicks()
  await open('/jobs', { mock: { jobs: '503' } })
  await click(page.getByRole('button', { name: 'Demo data' }))
  await click(page.getByRole('tab', { name: 'Share' }))
  const opened = page.waitForEvent('popup')
  await click(page.getByRole('link', { name: 'Open in Storybook' }))
  const storybook = await opened
  const preview = storybook.frameLocator('#storybook-preview-iframe')
  await preview.getByRole('alert').waitFor()
  await expect(preview.getByRole('alert')).toContainText('HTTP error! Status: 503')
  expectAtMost(3)
})
