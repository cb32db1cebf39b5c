import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { admin } from '../src/content/admin'
import { contact } from '../src/content/contact'
import { demoSignIn } from '../src/content/demo'
import { paths } from '../src/content/paths'
import type { Host, Network } from './host'
import { observe } from './observe'

interface Condition {
  title: string
  screen: BrowserContextOptions
  /** How many times slower the processor is made. */
  processor: number
  network?: Network
}

export type ConditionName = 'throttled' | 'unthrottled'

/**
 * The slow one is Lighthouse's phone: its slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip) as the developer
 * tools apply it, at nine tenths of the rates and 3.75 times the round trip.
 */
export const conditions: Record<ConditionName, Condition> = {
  throttled: {
    title: '4x slower processor, slow 4G, a phone of 412 x 823',
    screen: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    processor: 4,
    network: { latency: 562.5, downloadThroughput: (1600 * 0.9 * 1000) / 8, uploadThroughput: (750 * 0.9 * 1000) / 8 },
  },
  unthrottled: {
    title: 'nothing slowed down, a window of 1350 x 940',
    screen: { viewport: { width: 1350, height: 940 } },
    processor: 1,
  },
}

/** After so long a page is measured as it is, in ms. */
const timeout = 20_000
/** From a visitor's input until it counts as lost, in ms. */
const patience = 15_000
/** From the paint until a visitor's input, in ms. */
const reaction = 100

const openMenu = 'header :popover-open, header [aria-expanded=true]'

/** What the forms are filled with, by name, and the text that shows when they have been sent. */
const forms: Record<string, { fields: Record<string, string>; shown: string } | undefined> = {
  [paths.contact]: {
    fields: { fullName: 'Ada Byron', email: 'ada@alderway.example', message: 'When can we talk?' },
    shown: contact.messages.sent(contact.defaultDepartment),
  },
  [paths.adminLogin]: { fields: demoSignIn, shown: admin.dashboard.title },
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

interface PageRequest {
  path: string
  start: number
  end: number
}

/** Records the requests of a page; times in ms since the epoch. */
async function watchNetwork(session: CDPSession) {
  const requests = new Map<string, PageRequest & { toWallTime: number }>()
  const open = new Set<string>()
  let lastChange = performance.now()

  function end({ requestId, timestamp }: { requestId: string; timestamp: number }) {
    open.delete(requestId)
    lastChange = performance.now()
    const request = requests.get(requestId)
    if (request) request.end = timestamp * 1000 + request.toWallTime
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    // Timestamps are by the browser's own clock; the first event of a request also has the time of day.
    const toWallTime = (wallTime - timestamp) * 1000
    requests.set(requestId, {
      path: new URL(request.url).pathname,
      start: wallTime * 1000,
      end: Number.POSITIVE_INFINITY,
      toWallTime,
    })
    open.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.loadingFinished', end)
  session.on('Network.loadingFailed', end)
  await session.send('Network.enable')
  return { requests, quietFor: () => (open.size > 0 ? 0 : performance.now() - lastChange) }
}

/** What a visit waits for. */
export interface Expectations {
  hasScripts: boolean
  hasData?: boolean
  hasMock?: boolean
  /** Taps the menu within the visit: nothing later is compared. */
  taps?: boolean
  /** A page is done after so long without a request or a long task, in ms. */
  quietTime: number
  /** The mock's chunk. */
  mock?: string
}

/** Returns whether the page was done in time. */
async function waitUntilDone(
  page: Page,
  network: { quietFor: () => number },
  { hasScripts, hasData, hasMock, quietTime }: Expectations,
): Promise<boolean> {
  const since = performance.now()
  while (performance.now() - since < timeout) {
    const { quietFor, complete, dataRead, mocked } = await page.evaluate(() => {
      const last = globalThis.bench.longTasks.at(-1)
      return {
        quietFor: performance.now() - (last ? last.at + last.duration : 0),
        complete: document.readyState === 'complete',
        dataRead: (globalThis.bench.data ?? 0) > 0,
        mocked: navigator.serviceWorker.controller !== null,
      }
    })
    const ready = complete && (!hasData || dataRead) && (!hasMock || mocked)
    if (ready && Math.min(network.quietFor(), quietFor) >= quietTime) {
      if (!hasScripts || Number.isFinite((await page.evaluate(findLastAlive))?.alive)) return true
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

type Watched = Awaited<ReturnType<typeof watchNetwork>>

/** Opens a blank page in a fresh context, as on a first visit, and closes it after the work. */
async function withPage<Result>(
  browser: Browser,
  host: Host,
  { screen, processor, network: slow }: Condition,
  work: (page: Page, network: Watched) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(observe)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })
    host.begin(slow)
    return await work(page, network)
  } finally {
    await context.close()
  }
}

/** Runs in the page. Returns the control in view that React took over last; Infinity if one is left. */
function findLastAlive(): { alive: number; last: string } | undefined {
  const [last] = [...document.querySelectorAll('#root :is(a, button, input, select, textarea, summary)')]
    .filter((control) => {
      const { top, bottom, left, right, width } = control.getBoundingClientRect()
      return width > 1 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && control.checkVisibility()
    })
    .map((control) => ({
      alive: control.aliveAt ?? Number.POSITIVE_INFINITY,
      last: `${control.tagName.toLowerCase()} "${(control.textContent || control.getAttribute('name') || control.ariaLabel || '').slice(0, 40)}"`,
    }))
    .toSorted((a, b) => b.alive - a.alive)
  return last
}

/** Runs in the page. Returns when and where its menu's button was painted first. */
function waitForMenu(): Promise<{ at: number; origin: number; x: number; y: number }> {
  return new Promise((resolve) => {
    let isLate = false
    function look() {
      const { firstPaint } = globalThis.bench
      const button = [...document.querySelectorAll('header button')].find((button) => button.checkVisibility())
      if (firstPaint !== undefined && button) {
        const { x, y, width, height } = button.getBoundingClientRect()
        const at = isLate ? performance.now() : firstPaint
        return resolve({ at, origin: performance.timeOrigin, x: x + width / 2, y: y + height / 2 })
      }
      isLate = firstPaint !== undefined
      requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page. Returns when a text in an element has been drawn; Infinity if that takes too long. */
function waitForText([selector, text, patience]: [selector: string, text: string, patience: number]): Promise<number> {
  return new Promise((resolve) => {
    const until = performance.now() + patience
    function look() {
      const isShown = [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text))
      if (isShown) requestAnimationFrame(() => resolve(performance.now()))
      else if (performance.now() > until) resolve(Number.POSITIVE_INFINITY)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Opens a page and waits until 100 ms after the paint of its menu's button. Returns where that is, and the time. */
async function reactToPaint(page: Page, address: string): Promise<{ x: number; y: number; due: number }> {
  await page.goto(address, { waitUntil: 'commit', timeout })
  const { at, origin, x, y } = await page.evaluate(waitForMenu)
  const due = at + reaction
  await new Promise((resolve) => setTimeout(resolve, origin + due - Date.now()))
  return { x, y, due }
}

/** Opens a page and taps its menu. Returns when that had its effect, and how long after the tap was due. */
async function openAndTap(page: Page, address: string, { screen }: Condition, { hasScripts }: Expectations) {
  const { x, y, due } = await reactToPaint(page, address)
  const limit = hasScripts ? patience : 1000
  const opened = page.evaluate(waitForText, [openMenu, '', limit] satisfies [string, string, number])
  await (screen.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  const answers = await opened
  return { answers, answeredAfter: answers - due }
}

/** Taps the menu 100 ms after its paint, unless the visit that looks has done so. */
export async function tapMenu(
  browser: Browser,
  host: Host,
  route: string,
  condition: Condition,
  expected: Expectations,
) {
  if (expected.taps) return {}
  return withPage(browser, host, condition, (page) => openAndTap(page, host.origin + route, condition, expected))
}

/** Fills and sends the form of a route that has one, 100 ms after the paint. Returns when that had its effect. */
export async function sendForm(
  browser: Browser,
  host: Host,
  route: string,
  condition: Condition,
  expected: Expectations,
) {
  const form = expected.hasScripts && forms[route]
  if (!form) return { sent: undefined }
  return withPage(browser, host, condition, async (page) => {
    await reactToPaint(page, host.origin + route)
    for (const [name, value] of Object.entries(form.fields)) await page.locator(`main [name=${name}]`).fill(value)
    const shown = page.evaluate(waitForText, ['main', form.shown, patience] satisfies [string, string, number])
    await page.locator('main form [type=submit]').click()
    return { sent: await shown }
  })
}

/** Opens a page until it is done. Returns the figures: times in ms since the visit began, sizes in kB as they were sent, without headers. */
export function visit(browser: Browser, host: Host, route: string, condition: Condition, expected: Expectations) {
  return withPage(browser, host, condition, async (page, network) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const address = host.origin + route
    const answer = expected.taps
      ? await openAndTap(page, address, condition, expected)
      : await page.goto(address, { waitUntil: 'load', timeout }).then(() => undefined)
    const done = await waitUntilDone(page, network, expected)
    const observed = await page.evaluate(() => ({ ...globalThis.bench, origin: performance.timeOrigin }))
    const { alive, last } = (expected.hasScripts && (await page.evaluate(findLastAlive))) || {}

    const { firstPaint = 0, origin } = observed
    const requests = [...network.requests.values()]
    const arrived = new Map(requests.map(({ path, end }) => [path, end - origin]))
    const hasArrived = ({ path }: { path: string }, by: number) => (arrived.get(path) ?? Number.POSITIVE_INFINITY) <= by
    const size = (files: readonly { bytes: number }[]) => sum(files.map(({ bytes }) => bytes)) / 1000
    const mock = host.sent.filter(({ path }) => path === `/${expected.mock}`)
    const untilAlive = host.sent.filter((file) => hasArrived(file, alive ?? 0))
    const assets = requests.filter(({ path }) => path.startsWith('/assets/'))

    return {
      done,
      errors,
      firstPaint: observed.firstPaint,
      largestPaint: observed.largestPaint,
      largest: observed.largest,
      blocking: sum(
        observed.longTasks
          .map(({ at, duration }) => at + duration - Math.max(at, firstPaint) - 50)
          .filter((blocked) => blocked > 0),
      ),
      shift: sum(observed.shifts.map(({ value }) => value)),
      data: observed.data,
      alive,
      last,
      files: alive === undefined ? undefined : untilAlive.length,
      script: alive === undefined ? undefined : size(untilAlive.filter(({ path }) => path.endsWith('.js'))),
      bytes: size(host.sent),
      mockEarly: size(mock.filter((file) => hasArrived(file, firstPaint))),
      // Shows that the condition applies to what a document names.
      quickest: assets.length > 0 ? Math.min(...assets.map(({ start, end }) => end - start)) : undefined,
      shifts: observed.shifts,
      blockers: observed.frames.filter(({ at, duration, blocking }) => at + duration > firstPaint && blocking > 0),
      ...answer,
    }
  })
}

export type Visit = Awaited<ReturnType<typeof visit>> &
  Awaited<ReturnType<typeof tapMenu>> &
  Awaited<ReturnType<typeof sendForm>>
