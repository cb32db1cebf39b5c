import type { Page } from '@playwright/test'
import * as fc from 'fast-check'
import { publicPaths } from '../src/content/paths'
import { expect, navigate, test } from './fixtures'

// `npm run test:monkey`. The `watch` fixture fails on an uncaught error, an error or a violation of the policy on the
// console, and a request that the backend does not handle.

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

const Action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('click' as const), at: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), at: fc.nat(), text: fc.string() }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('press' as const), key: fc.constantFrom('Enter', 'Escape', 'Tab') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('back' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open' as const), address: fc.constantFrom(...publicPaths) }) },
)
type Action = typeof Action extends fc.Arbitrary<infer Value> ? Value : never

/** Returns a control that shows, of the page or the open panel. Links to other sites and to the Storybook leave the site. */
async function findControl(page: Page, at: number, selector: string) {
  const handle = await page.evaluateHandle(
    ([at, selector]) => {
      const panel = document.body.lastElementChild?.shadowRoot
      const open = panel?.querySelector('dialog[open]')
      const controls = [
        ...(open ?? document).querySelectorAll<HTMLElement>(selector),
        ...(panel?.querySelectorAll<HTMLElement>('button') ?? []),
      ]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter(
          (control) =>
            !(control instanceof HTMLAnchorElement) ||
            (control.origin === location.origin && !control.pathname.includes('storybook')),
        )
      return controls[at % controls.length]
    },
    [at, selector] as const,
  )
  return handle.asElement()
}

/** Takes an action. A control that another one covers, or that has gone, is left alone. */
async function act(page: Page, action: Action): Promise<void> {
  if (action.kind === 'press') return page.keyboard.press(action.key)
  // Until the other page is there: Chromium drops an address that is opened before, and the test would wait for it.
  if (action.kind === 'back') return void (await page.goBack({ waitUntil: 'commit', timeout: 5_000 }))
  if (action.kind === 'open') return void (await page.goto(action.address.slice(1)))
  if (action.kind === 'click') {
    const control = await findControl(page, action.at, 'a, button, input, select, summary, [role=tab]')
    return control?.click({ timeout: 500 })
  }
  const field = await findControl(page, action.at, 'input:not([type=file]), textarea')
  return field?.fill(action.text, { timeout: 500 })
}

test('nothing breaks whatever a monkey uses for a minute', async ({ page, open }) => {
  test.setTimeout(180_000)
  console.info(`FUZZ_SEED=${seed}`)
  await open('/')
  const end = Date.now() + 60_000
  let taken = 0
  for (const action of fc.sample(Action, { seed, numRuns: 5_000 })) {
    if (Date.now() > end) break
    await act(page, action).catch(() => undefined)
    taken += 1
  }
  console.info(`${taken} actions, the last one at ${page.url()}`)
  expect(taken).toBeGreaterThan(100)
})

test('300 page changes more take no more memory', async ({ page, open }) => {
  test.setTimeout(300_000)
  await open('/')
  const pages = publicPaths.slice(0, 15)
  const client = await page.context().newCDPSession(page)

  async function visit(count: number) {
    for (let index = 1; index <= count; index += 1) await navigate(page, pages[index % pages.length] ?? '/')
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    const { nodes } = await client.send('Memory.getDOMCounters')
    return { MB: usedSize / 1e6, nodes }
  }

  // The engine compiles what is used again, so that the heap grows until each page was there ten times.
  const early = await visit(150)
  const late = await visit(300)
  console.info(`after 150 and 450 page changes: ${early.MB.toFixed(1)} and ${late.MB.toFixed(1)} MB`)
  expect(late.MB).toBeLessThan(early.MB * 1.1)
  expect(late.nodes).toBeLessThan(early.nodes * 1.1)
})
