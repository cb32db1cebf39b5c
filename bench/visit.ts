import type { Browser, Page } from '@playwright/test'
import { contact } from '../src/content/contact'

interface Moments {
  menu?: number
  alive: [Element, number][]
  answers?: number
  data?: number
  sent?: number
}

declare global {
  var bench: Moments
}

/** Lighthouse's phone: slow 4G as the developer tools apply it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const controls = 'a, button, input, select, textarea, summary'

function observe({ controls, sentText }: { controls: string; sentText: string }): void {
  const waiting = new Set<Element>()
  const moments: Moments = { alive: [] }
  globalThis.bench = moments
  const seen = new WeakSet<Element>()

  function look() {
    const now = performance.now()
    for (const control of document.querySelectorAll(`#root :is(${controls})`)) {
      if (!seen.has(control)) waiting.add(control)
      seen.add(control)
    }
    for (const control of waiting) {
      if (!control.isConnected) waiting.delete(control)
      // React marks an element when it hydrates it.
      if (!Object.keys(control).some((key) => key.startsWith('__reactProps$'))) continue
      waiting.delete(control)
      moments.alive.push([control, now])
    }
    if (document.querySelector('header :popover-open, header [aria-expanded=true]')) moments.answers ??= now
    if (document.querySelector('main')?.textContent.includes(sentText)) moments.sent ??= now
    if (performance.getEntriesByName('first-contentful-paint').length > 0) moments.menu ??= now
    requestAnimationFrame(look)
  }
  look()

  // Only the contract's responses are read as JSON. They are on screen when the next frame is drawn.
  // oxlint-disable-next-line typescript/unbound-method -- called with its response below
  const { json } = Response.prototype
  Response.prototype.json = async function readAndNote(this: Response): Promise<unknown> {
    const body: unknown = await json.call(this)
    requestAnimationFrame(() => requestAnimationFrame(() => (moments.data ??= performance.now())))
    return body
  }
}

async function tapMenu(page: Page): Promise<void> {
  await page.locator('header button:visible').first().tap({ noWaitAfter: true, force: true })
}

async function sendForm(page: Page): Promise<void> {
  for (const [name, text] of Object.entries({
    fullName: 'Ada Byron',
    email: 'ada@people.example',
    message: 'Hello.',
  })) {
    await page.locator(`main [name=${name}]`).fill(text)
  }
  await page.locator('main form [type=submit]').click({ force: true })
}

/**
 * Uses a page on a slow phone 100 ms after its first paint. Returns in ms since the navigation when that had its effect,
 * when the last control of the first screen was hydrated, and when the mock's data was drawn.
 */
export async function visit(browser: Browser, address: string, action: 'form' | 'menu') {
  const context = await browser.newContext(phone)
  try {
    const sentText = contact.messages.sent('Support')
    // tsx calls this in every function that it has compiled, also in one that runs in the page.
    await context.addInitScript('globalThis.__name = (compiled) => compiled')
    await context.addInitScript(observe, { controls, sentText })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.now() > (globalThis.bench.menu ?? Number.POSITIVE_INFINITY) + 100)
    await (action === 'form' ? sendForm(page) : tapMenu(page))
    await page.waitForFunction(
      (action) => {
        const { answers, sent, data } = globalThis.bench
        return action === 'form' ? sent : answers && data
      },
      action,
      { timeout: 20_000 },
    )
    return await page.evaluate(() => {
      const { alive, answers, data, sent } = globalThis.bench
      const inView = alive.filter(([control]) => {
        const { top, bottom, width } = control.getBoundingClientRect()
        return width > 1 && bottom > 0 && top < innerHeight && control.checkVisibility()
      })
      return { answers, sent, alive: Math.max(...inView.map(([, at]) => at)), data }
    })
  } finally {
    await context.close()
  }
}

export function median(figures: readonly (number | undefined)[]): number | undefined {
  const sorted = figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  return middle && Math.round(middle)
}
