import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

interface Entry {
  id: string
  title: string
  type: string
  subtype?: string
}

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
const stories = Object.values(index.entries).filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
const build = new URL('accepted/chromium.txt', import.meta.url)

/** Which widths a story is photographed at, in px: a page on a phone and on a desk, a section on a desk. */
function widthsOf({ title }: Entry): number[] {
  if (title.startsWith('Pages/')) return [375, 1440]
  return title.startsWith('Sections/') ? [1440] : []
}

test('the Chromium at hand and the one that the accepted pictures come from', async ({ browser }, { config }) => {
  const atHand = browser.version()
  if (config.updateSnapshots === 'all') {
    mkdirSync(new URL('.', build), { recursive: true })
    writeFileSync(build, `${atHand}\n`)
  }
  const accepted = existsSync(build) ? readFileSync(build, 'utf8').trim() : 'none yet'
  console.log(`\nAccepted pictures: Chromium ${accepted}. At hand: Chromium ${atHand}.`)
  if (accepted !== atHand) console.log('Pictures from another build may differ where nothing has changed.')
})

for (const story of stories) {
  for (const width of widthsOf(story)) {
    test(`${story.id} at ${width} px`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T09:00:00Z')
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 })
      await page.goto(`iframe.html?id=${story.id}&viewMode=story`)
      await page.locator('#storybook-root > *').first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
        await document.fonts.ready
      })
      await expect(page).toHaveScreenshot(`${story.id}-${width}.png`, { fullPage: true })
    })
  }
}
