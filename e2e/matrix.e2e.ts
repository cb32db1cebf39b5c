import { appendFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { words } from '../mocks/agency/agency'
import { pageNames, pages, type PageStates } from '../mocks/agency/pages'
import { scenarioNames } from '../mocks/agency/scenarios'
import { admin } from '../src/content/admin'
import { messages } from '../src/content/messages'
import { differences, listen, type Outcome, outcomeOf, type Pair, pairs, readPage, rowsOf } from '../test/matrix'
import { expect, expectAccessible, test } from './fixtures'

// The table of test/matrix.ts, word by word, in a real browser. `@deep` is for npm run test:deep: it passes the seed
// that says in which order and with which other statuses, and how many seconds each test may take for its cases.

const seed = Number(process.env.DEEP_SEED ?? 1)
const seconds = Number(process.env.DEEP_SECONDS ?? 600)
const counts = process.env.DEEP_COUNTS

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
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

/** Some of the statuses that nobody thought of. */
function otherStatuses(): string[] {
  const random = randomFrom(seed)
  return Array.from({ length: 4 }, () => String(400 + Math.floor(random() * 200)))
}

/** Tries one case after the other while there is time. Tells how many. */
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

async function comesTo(page: Page, pair: Pair, label: string, outcome: Outcome) {
  await expect
    .poll(async () => differences(outcome, await page.evaluate(readPage, rowsOf(pair))), {
      message: label,
      timeout: 15_000,
    })
    .toEqual([])
}

/** Nothing of the case before is left in the browser. */
async function forget(page: Page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** axe asks for a text's fill before its color, and Chromium tells of the fill as it was before the system's colors. */
async function leaveFillToColor(page: Page) {
  await page.evaluate(() => {
    const { prototype } = CSSStyleDeclaration
    const read: (this: CSSStyleDeclaration, name: string) => string = Reflect.get(prototype, 'getPropertyValue')
    prototype.getPropertyValue = function (name) {
      return name === '-webkit-text-fill-color' ? '' : read.call(this, name)
    }
  })
}

/** Looks the page over at 320 px, then in the colors that the visitor's system forces on it. */
async function expectAccessibleUnderStress(page: Page, label: string) {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width, { message: `${label} at 320 px` }).toBe(320)
  await expectAccessible(page, 'html', `${label} at 320 px`)
  await page.emulateMedia({ forcedColors: 'active' })
  await leaveFillToColor(page)
  await expectAccessible(page, 'html', `${label} in forced colors`)
  await page.emulateMedia({ forcedColors: 'none' })
  if (size) await page.setViewportSize(size)
}

interface Opened {
  page: Page
  open: (address: string, opening: { mock?: object; scenario?: 'signed-in' | 'everyday' }) => Promise<void>
}

/** Opens the pair's page cold with the endpoint answering so, and sees it come to what it should. */
async function arrive({ page, open }: Opened, pair: Pair, word: string) {
  const { scenario, onSubmit }: PageStates = pages[pair.page]
  await open(pair.address, {
    mock: words.parseMock(`${pair.endpoint}:${word}`).mock,
    scenario: scenario === 'signed-in' ? scenario : 'everyday',
  })
  if (onSubmit) {
    await page.getByRole('button', { name: /fill in/i }).click()
    await page.getByRole('button', { name: admin.login.submit }).click()
  }
  await comesTo(page, pair, `${pair.page}, ${pair.endpoint}:${word}`, outcomeOf(pair, word))
}

/** Tries again by keyboard: it fails again, or works where the fault was flaky, told once and with the focus kept. */
async function tryAgain(page: Page, pair: Pair, word: string) {
  const outcome = outcomeOf(pair, word === 'flaky' ? 'ok' : word)
  const label = `${pair.page}, ${pair.endpoint}:${word}, tried again`
  const told = await page.evaluateHandle(listen)
  const heard: string[] = []
  const hear = async () => heard.push(...(await told.evaluate((tell) => tell())))
  await page.getByRole('main').getByRole('button', { name: messages.tryAgain }).press('Enter')
  const waits = outcomeOf(pair, 'pending')
  await expect
    .poll(
      async () => {
        await hear()
        return heard.filter((words) => !waits.says.includes(words))
      },
      { message: `${label}: told` },
    )
    .toEqual(outcome.says)
  await comesTo(page, pair, label, outcome)
  await hear()
  expect(new Set(heard).size, `${label}: told ${heard.join(' | ')}`).toBe(heard.length)
  expect((await page.evaluate(readPage, rowsOf(pair))).hasFocus, `${label}: the focus`).toBe(true)
}

for (const serviceWorkers of ['allow', 'block'] as const) {
  const where = serviceWorkers === 'allow' ? 'the service worker' : 'the page'
  test.describe(`answered in ${where}`, { tag: '@deep' }, () => {
    test.use({ serviceWorkers })
    for (const pair of pairs) {
      const title = `${pair.page}: however ${pair.endpoint} answers, there is the page or its sentence, and a way on`
      test(title, async ({ open, page }) => {
        await tryAll(`${where}, ${pair.page}, ${pair.endpoint}`, [...pair.words, ...otherStatuses()], async (word) => {
          await arrive({ page, open }, pair, word)
          if (outcomeOf(pair, word).ways.includes(messages.tryAgain)) await tryAgain(page, pair, word)
          if (serviceWorkers === 'allow')
            await expectAccessibleUnderStress(page, `${pair.page}, ${pair.endpoint}:${word}`)
          await forget(page)
        })
        await page.goto('about:blank')
      })
    }
  })
}

test.describe('at 320 px and in forced colors', () => {
  for (const name of pageNames) {
    test(`${name} is accessible in every scenario @deep`, async ({ open, page }) => {
      await tryAll(`scenarios, ${name}`, scenarioNames, async (scenario) => {
        await open(pages[name].address, { scenario })
        await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0, { timeout: 10_000 })
        await expectAccessibleUnderStress(page, `${name}, ${scenario}`)
        await forget(page)
      })
      await page.goto('about:blank')
    })
  }

  test('what fails and what is empty is accessible', async ({ open, page }) => {
    const some = { apply: 'error', blog: 'empty', dashboard: '503' } as const
    for (const pair of pairs) {
      const word = Object.entries(some).find(([name]) => name === pair.page)?.[1]
      if (!word) continue
      await arrive({ page, open }, pair, word)
      await expectAccessibleUnderStress(page, `${pair.page}, ${word}`)
    }
    await page.goto('about:blank')
  })
})
