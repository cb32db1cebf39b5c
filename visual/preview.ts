import type { Page } from '@playwright/test'

/**
 * Shows a story alone, with motion off and without the accessibility check of `npm run unit`. Returns once its play function
 * has finished, and fonts and pictures are there.
 */
export async function show(page: Page, storyId: string, theme: string): Promise<void> {
  await page.goto(`iframe.html?id=${storyId}&globals=theme:${theme};motion:reduced;a11y.manual:!true`)
  // Set by .storybook/preview.tsx. A story that fails shows its error, and never gets there.
  await page.locator(`html[data-finished="${storyId}"]`).waitFor({ timeout: 30_000 })
  await page.evaluate(async () => {
    // A story may be finished by words of the footer, before the page's code is there.
    while (document.body.textContent?.includes('Loading page...')) await new Promise(requestAnimationFrame)
    // Lays out all of the page at once: see src/styles/base.css.
    document.documentElement.toggleAttribute('data-whole', true)
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}

/** Scrolls to the top and waits for two frames. */
export function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(async () => {
    globalThis.scrollTo({ top: 0, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  })
}
