import { appendFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { words } from '../mocks/agency/agency'
import { pageNames, pages, type PageStates } from '../mocks/agency/pages'
import { scenarioNames } from '../mocks/agency/scenarios'
import type { Overrides } from '../mocks/engine/state/syntax'
import { admin } from '../src/content/admin'
import { messages } from '../src/content/messages'
import {
  collectAnnouncements,
  findDifferences,
  labelOf,
  type Outcome,
  outcomeOf,
  type Pair,
  pairs,
  readPage,
  rowSelectorOf,
} from '../test/matrix'
import { expect, expectAccessible, test } from './fixtures'

// Holds every page against test/matrix.ts in a real browser. `@deep` is for npm run test:deep, which passes the seed for
// the order and the extra statuses, and how many seconds each test may take.

const seed = Number(process.env.DEEP_SEED ?? 1)
const seconds = Number(process.env.DEEP_SECONDS ?? 600)
const counts = process.env.DEEP_COUNTS

/** Pseudorandom numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The cases in the seed's order. */
function shuffled<Case>(cases: readonly Case[]): Case[] {
  const random = randomFrom(seed)
  return cases
    .map((one) => ({ one, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** A few arbitrary error statuses. */
function otherStatuses(): string[] {
  const random = randomFrom(seed)
  return Array.from({ length: 4 }, () => String(400 + Math.floor(random() * 200)))
}

/** Runs one case after the other until the time is up, and logs how many. */
async function tryAll<Case>(title: string, cases: readonly Case[], attempt: (one: Case) => Promise<void>) {
  test.setTimeout(seconds * 1000 + 60_000)
  const end = Date.now() + seconds * 1000
  let tried = 0
  for (const one of shuffled(cases)) {
    if (Date.now() > end) break
    await attempt(one)
    tried += 1
  }
  console.log(`${title}: ${tried} of ${cases.length} cases`)
  if (counts) appendFileSync(counts, `${tried}\t${title}\n`)
}

async function expectOutcome(page: Page, pair: Pair, label: string, outcome: Outcome) {
  await expect
    .poll(async () => findDifferences(outcome, await page.evaluate(readPage, rowSelectorOf(pair))), {
      message: label,
    })
    .toEqual([])
}

/** Removes what the previous case stored. */
async function clearStorage(page: Page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** axe reads a text's fill before its color, and Chromium computes the fill without forced colors. */
async function hideFill(page: Page) {
  await page.evaluate(() => {
    const { prototype } = CSSStyleDeclaration
    const read: (this: CSSStyleDeclaration, name: string) => string = Reflect.get(prototype, 'getPropertyValue')
    prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : read.call(this, name)
    }
  })
}

/** Runs axe at 320 px, and then in forced colors. */
async function expectAccessibleUnderStress(page: Page, label: string) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: `${label} at 320 px` }).toBe(320)
  await expectAccessible(page, 'html', `${label} at 320 px`)
  await page.emulateMedia({ forcedColors: 'active' })
  await hideFill(page)
  await expectAccessible(page, 'html', `${label} in forced colors`)
  await page.emulateMedia({ forcedColors: 'none' })
  if (size) await page.setViewportSize(size)
}

interface Opened {
  page: Page
  open: (address: string, opening: { mock?: Overrides; scenario?: 'signed-in' | 'everyday' }) => Promise<void>
}

/** Opens the page with the behavior set and expects its outcome. */
async function arrive({ page, open }: Opened, pair: Pair, behavior: string) {
  const { scenario, onSubmit }: PageStates = pages[pair.page]
  await open(pair.address, {
    mock: words.parseMock(`${pair.endpoint}:${behavior}`).mock,
    scenario: scenario === 'signed-in' ? scenario : 'everyday',
  })
  if (onSubmit) {
    await page.getByRole('button', { name: /fill in/i }).click()
    await page.getByRole('button', { name: admin.login.submit }).click()
  }
  await expectOutcome(page, pair, labelOf(pair, behavior), outcomeOf(pair, behavior))
}

/** Tries again by keyboard: announces the new outcome once and keeps the focus. */
async function retry(page: Page, pair: Pair, behavior: string) {
  const outcome = outcomeOf(pair, behavior, 2)
  const pending = outcomeOf(pair, 'pending')
  const label = `${labelOf(pair, behavior)}, retried`
  const announcements = await page.evaluateHandle(collectAnnouncements)
  const heard: string[] = []
  const hear = async () => heard.push(...(await announcements.evaluate((read) => read())))
  await page.getByRole('main').getByRole('button', { name: messages.tryAgain }).press('Enter')
  await expect
    .poll(
      async () => {
        await hear()
        return heard.filter((text) => !pending.live.includes(text))
      },
      { message: `${label}: announced` },
    )
    .toEqual(outcome.live)
  await expectOutcome(page, pair, label, outcome)
  await hear()
  expect(new Set(heard).size, `${label}: announced ${heard.join(' | ')}`).toBe(heard.length)
  expect((await page.evaluate(readPage, rowSelectorOf(pair))).hasFocus, `${label}: keeps the focus`).toBe(true)
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  const transport = serviceWorkers === 'allow' ? 'the service worker' : 'the page'
  test.describe(`with responses from ${transport}`, { tag: '@deep' }, () => {
    test.use({ serviceWorkers })
    for (const pair of pairs) {
      const title = `${pair.page}: every behavior of ${pair.endpoint} shows its outcome, with a way on`
      test(title, async ({ open, page }) => {
        const behaviors = [...pair.behaviors, ...otherStatuses()]
        await tryAll(`${transport}, ${pair.page}, ${pair.endpoint}`, behaviors, async (behavior) => {
          await arrive({ page, open }, pair, behavior)
          if (outcomeOf(pair, behavior).actions.includes(messages.tryAgain)) await retry(page, pair, behavior)
          if (serviceWorkers === 'allow') await expectAccessibleUnderStress(page, labelOf(pair, behavior))
          await clearStorage(page)
        })
      })
    }
  })
}

test.describe('at 320 px and in forced colors', () => {
  for (const name of pageNames) {
    test(`${name} is accessible in every scenario @deep`, async ({ open, page }) => {
      await tryAll(`scenarios, ${name}`, scenarioNames, async (scenario) => {
        await open(pages[name].address, { scenario })
        await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0)
        await expectAccessibleUnderStress(page, `${name}, ${scenario}`)
        await clearStorage(page)
      })
    })
  }

  // The deep run covers every page and behavior.
  const sample = { apply: 'error', blog: 'empty', dashboard: '503' } as const
  test('a failed form, an empty list and a failed dashboard are accessible', async ({ open, page }) => {
    for (const [name, behavior] of Object.entries(sample)) {
      for (const pair of pairs.filter((pair) => pair.page === name)) {
        await arrive({ page, open }, pair, behavior)
        await expectAccessibleUnderStress(page, labelOf(pair, behavior))
      }
    }
  })
})
