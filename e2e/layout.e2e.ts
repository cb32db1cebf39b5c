import type { Page } from '@playwright/test'
import { fixedPaths } from '../src/content/paths'
import { expect, test } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the hero shows its four slides, with arrows, dots and a progress bar', async ({ open, page }) => {
  await open('/')
  const hero = page.getByRole('region', { name: 'What Alderway does' })
  await hero.getByRole('button', { name: 'Pause the slides' }).click()
  await hero.getByRole('button', { name: 'Slide 2' }).click()
  await expect(hero.getByRole('heading', { name: 'Global Recruitment Expertise' })).toBeVisible()
  await expect(hero.getByTestId('carousel-progress')).toHaveAttribute('style', /width: 50%/)
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(hero.getByRole('heading', { name: 'Career Coaching & Resume Help' })).toBeVisible()
  await hero.getByRole('button', { name: 'Slide 4' }).click()
  await expect(hero.getByRole('heading', { name: 'AI-Powered Hiring Solutions' })).toBeVisible()
  await hero.getByRole('button', { name: 'Next slide' }).click()
  await expect(hero.getByRole('heading', { name: 'Alderway' })).toBeVisible()
  await expect(hero.getByTestId('carousel-progress')).toHaveAttribute('style', /width: 25%/)
})

test('the hero moves on by itself after five seconds', async ({ open, page }) => {
  await open('/')
  const hero = page.getByRole('region', { name: 'What Alderway does' })
  await expect(hero.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true', { timeout: 9000 })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the hero stands still until the visitor plays it', async ({ open, page }) => {
    await open('/')
    const hero = page.getByRole('region', { name: 'What Alderway does' })
    await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible()
    await hero.getByRole('button', { name: 'Next slide' }).click()
    await expect(hero.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  })
})

test('the services menu opens on hover on a wide screen, a click keeps it, Escape closes it', async ({
  open,
  page,
}) => {
  await open('/about')
  const button = page.getByRole('button', { name: 'Our Services' })
  await button.hover()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: /Immigration A written/ })).toBeVisible()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

test('a change of page starts at the top, is announced and takes the focus', async ({ open, page }) => {
  await open('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByTestId('announcer')).toContainText('Contact us')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the button to the top appears after 200 px and leads there', async ({ open, page }) => {
  await open('/about')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => window.scrollTo({ top: 200, behavior: 'instant' }))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo({ top: 201, behavior: 'instant' }))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the menu folds behind a button, and the services open on a tap', async ({ open, page }) => {
    await open('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    await menu.getByRole('button', { name: 'Our Services' }).tap()
    await menu.getByRole('link', { name: /Local Hiring/ }).tap()
    await expect(page).toHaveURL(/domestic\/local-hiring/)
    await expect(menu).toBeHidden()
  })
})

for (const [width, folded] of [
  [768, true],
  [769, false],
] as const) {
  test(`at ${width} px the menu is ${folded ? 'folded' : 'spread out'}`, async ({ open, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open('/about')
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible({ visible: folded })
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ visible: !folded })
  })
}

/** Goes to another page of the site without loading a document, and waits until it and its data are there. */
async function moveTo(page: Page, address: string) {
  const before = await page.title()
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect(page, `${address} has come`).not.toHaveTitle(before)
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0)
}

/** How far the page can be scrolled sideways, in pixels, with its text at a size in per cent. */
function overhang(page: Page, textSize: number) {
  return page.evaluate((size) => {
    const html = document.documentElement
    html.style.fontSize = `${size}%`
    return html.scrollWidth - html.clientWidth
  }, textSize)
}

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })
  test.describe.configure({ timeout: 60_000 })

  test('no page scrolls sideways, with text as it is or at 200 %', async ({ open, page }) => {
    const found: string[] = []
    async function measure(address: string) {
      for (const size of [100, 200]) {
        const pixels = await overhang(page, size)
        if (pixels > 0) found.push(`${address} with text at ${size} %: ${pixels} px`)
      }
    }

    await open('/admin-login')
    await measure('/admin-login')
    await page.getByRole('button', { name: 'Fill in' }).click()
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/admin$/)
    const others = fixedPaths.filter((path) => !['/admin-login', '/admin'].includes(path))
    for (const address of [...others, '/admin', '/jobs/3', '/jobs/3/apply', '/blog/1', '/no/such/page']) {
      await moveTo(page, address)
      await measure(address)
    }
    expect(found).toEqual([])
  })
})
