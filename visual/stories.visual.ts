import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { scrollToTop, show } from './preview'
import { isReview, isShort, storybookFolder } from './settings'

interface Entry {
  id: string
  name: string
  title: string
  type: string
  subtype?: string
}

const widths = [375, 1440]
const themes = ['light', 'dark'] as const

/** In `npm test`: a few looks, small and large, by day and by night. */
const short = ['Pages/ContactPage', 'Sections/CallToAction', 'Sections/PageHero', 'Sections/Testimonials']
/** The components that pictures hold beside the pages. */
const components =
  /^(Sections\/(CallToAction|Comparison|Footer|Hero|Navbar|PageHero|Statistics|Testimonials|Timetable)|Features\/jobs\/JobCard)$/

const index: { entries: Record<string, Entry> } = JSON.parse(readFileSync(`${storybookFolder}/index.json`, 'utf8'))
const stories = Object.values(index.entries).filter(
  ({ title, type, subtype }) =>
    type === 'story' && subtype !== 'test' && (title.startsWith('Pages/') || components.test(title)),
)
const titles = isShort ? short : [...new Set(stories.map((story) => story.title))]
const folder = new URL('accepted/', import.meta.url)
const build = new URL('chromium.txt', folder)

function findFirst(title: string): Entry {
  const first = stories.find((story) => story.title === title)
  if (!first) throw new Error(`There is no story of ${title}.`)
  return first
}

/** Records the Chromium that takes the pictures, and deletes pictures of stories that no longer exist. */
function prepareToAccept(atHand: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(build, `${atHand}\n`)
  const ids = new Set(titles.map((title) => findFirst(title).id))
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.jpeg') && !ids.has(name.replace(/-\d+(-dark)?\.jpeg$/, ''))) rmSync(new URL(name, folder))
  }
}

test('logs which Chromium takes the pictures and which took the accepted ones', ({ browser }, { config }) => {
  const atHand = browser.version()
  if (isReview) return
  if (config.updateSnapshots === 'all') prepareToAccept(atHand)
  const accepted = existsSync(build) ? readFileSync(build, 'utf8').trim() : 'none yet'
  console.info(`\nAccepted pictures: Chromium ${accepted}. At hand: Chromium ${atHand}.`)
  if (accepted !== atHand) console.info('Pictures from another build may differ where nothing has changed.')
})

for (const { id, name, title } of isReview ? stories : titles.map(findFirst)) {
  test(isReview ? `${title}: ${name}` : title, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 700 ? 812 : 900 })
      // For a reviewer, the first state stands for the others by night.
      for (const theme of isReview && findFirst(title).id !== id ? themes.slice(0, 1) : themes) {
        await show(page, id, theme)
        // A section's story may be about scrolling. A page is photographed from its top.
        if (title.startsWith('Pages/')) await scrollToTop(page)
        const picture = await page.screenshot({ type: 'jpeg', quality: isReview ? 70 : 20, fullPage: true })
        expect.soft(picture).toMatchSnapshot(`${id}-${width}${theme === 'dark' ? '-dark' : ''}.jpeg`)
      }
    }
  })
}
