import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openPreview, ownWidth, scrollToTop, show } from './preview'

interface Entry {
  id: string
  title: string
  type: string
  subtype?: string
}

const phone = 375
const desktop = 1440

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'))
// A slow story looks like Loading and then like Loaded, which are stories too.
const stories = Object.values(index.entries).filter(
  ({ id, title, type, subtype }) =>
    type === 'story' && subtype !== 'test' && /^(Pages|Sections)\//.test(title) && !id.endsWith('--slow'),
)
const folder = new URL('accepted/', import.meta.url)
const build = new URL('chromium.txt', folder)

/** The widths to photograph: the story's own, or phone and desktop for a page, desktop for a section. */
async function shotsOf(page: Page, { id, title }: Entry): Promise<{ id: string; width: number }[]> {
  const own = await ownWidth(page, id)
  const widths = own ? [own] : title.startsWith('Pages/') ? [phone, desktop] : [desktop]
  return widths.map((width) => ({ id, width }))
}

/** Records the Chromium that takes the pictures, and deletes pictures of stories that no longer exist. */
function prepareToAccept(atHand: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(build, `${atHand}\n`)
  const ids = new Set(stories.map(({ id }) => id))
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.jpeg') && !ids.has(name.replace(/-\d+\.jpeg$/, ''))) rmSync(new URL(name, folder))
  }
}

test('logs which Chromium takes the pictures and which took the accepted ones', ({ browser }, { config }) => {
  const atHand = browser.version()
  if (config.updateSnapshots === 'all') prepareToAccept(atHand)
  const accepted = existsSync(build) ? readFileSync(build, 'utf8').trim() : 'none yet'
  console.info(`\nAccepted pictures: Chromium ${accepted}. At hand: Chromium ${atHand}.`)
  if (accepted !== atHand) console.info('Pictures from another build may differ where nothing has changed.')
})

for (const title of new Set(stories.map((story) => story.title))) {
  test(title, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    await openPreview(page)
    const ofTitle = stories.filter((story) => story.title === title)
    const shots = (await Promise.all(ofTitle.map((story) => shotsOf(page, story)))).flat()
    for (const width of new Set(shots.map((shot) => shot.width))) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 })
      await openPreview(page)
      for (const { id } of shots.filter((shot) => shot.width === width)) {
        await show(page, id)
        // A section's story may be about scrolling. A page is photographed from its top.
        if (title.startsWith('Pages/')) await scrollToTop(page)
        const picture = await page.screenshot({ type: 'jpeg', quality: 20, fullPage: true })
        expect.soft(picture).toMatchSnapshot(`${id}-${width}.jpeg`)
      }
    }
  })
}
