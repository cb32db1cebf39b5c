import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { openPreview, ownWidth, scrollToTop, show } from './preview'
import { isShort, storybookFolder } from './settings'

interface Entry {
  id: string
  title: string
  type: string
  subtype?: string
}

const phone = 375
const desktop = 1440
const widths = [phone, 768, desktop]
const themes = ['light', 'dark'] as const

interface Shot {
  id: string
  width: number
  theme: (typeof themes)[number]
}

/** In `npm test`: a few looks, small and large, by day and by night. */
const short = ['Pages/ContactPage', 'Sections/CallToAction', 'Sections/PageHero', 'Sections/Testimonials']

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'))
// A slow story looks like Loading and then like Loaded, which are stories too.
const stories = Object.values(index.entries).filter(
  ({ id, title, type, subtype }) =>
    type === 'story' && subtype !== 'test' && /^(Pages|Sections|Layouts)\//.test(title) && !id.endsWith('--slow'),
)
const titles = isShort ? short : [...new Set(stories.map((story) => story.title))]
const folder = new URL('accepted/', import.meta.url)
const build = new URL('chromium.txt', folder)

/** The first story of a title at every width in both themes, the others by day at their own width. */
async function shotsOf(page: Page, title: string): Promise<Shot[]> {
  const [first, ...others] = stories.filter((story) => story.title === title)
  if (!first) throw new Error(`There is no story of ${title}.`)
  const looks = themes.flatMap((theme) => widths.map((width) => ({ id: first.id, width, theme })))
  if (isShort) return looks.filter(({ width }) => width !== 768)
  const states = others.map(async ({ id }) => {
    const own = await ownWidth(page, id)
    const usual = title.startsWith('Pages/') ? [phone, desktop] : [desktop]
    return (own ? [own] : usual).map((width) => ({ id, width, theme: 'light' as const }))
  })
  return [...looks, ...(await Promise.all(states)).flat()]
}

/** Records the Chromium that takes the pictures, and deletes pictures of stories that no longer exist. */
function prepareToAccept(atHand: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(build, `${atHand}\n`)
  const ids = new Set(stories.map(({ id }) => id))
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.jpeg') && !ids.has(name.replace(/-\d+(-dark)?\.jpeg$/, ''))) rmSync(new URL(name, folder))
  }
}

test('logs which Chromium takes the pictures and which took the accepted ones', ({ browser }, { config }) => {
  const atHand = browser.version()
  if (config.updateSnapshots === 'all') prepareToAccept(atHand)
  const accepted = existsSync(build) ? readFileSync(build, 'utf8').trim() : 'none yet'
  console.info(`\nAccepted pictures: Chromium ${accepted}. At hand: Chromium ${atHand}.`)
  if (accepted !== atHand) console.info('Pictures from another build may differ where nothing has changed.')
})

for (const title of titles) {
  test(title, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    await openPreview(page)
    const shots = await shotsOf(page, title)
    for (const width of new Set(shots.map((shot) => shot.width))) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 })
      for (const theme of themes) {
        const alike = shots.filter((shot) => shot.width === width && shot.theme === theme)
        if (alike.length > 0) await openPreview(page, theme)
        for (const { id } of alike) {
          await show(page, id)
          // A section's story may be about scrolling. A page is photographed from its top.
          if (title.startsWith('Pages/')) await scrollToTop(page)
          const picture = await page.screenshot({ type: 'jpeg', quality: 20, fullPage: true })
          expect.soft(picture).toMatchSnapshot(`${id}-${width}${theme === 'dark' ? '-dark' : ''}.jpeg`)
        }
      }
    }
  })
}
