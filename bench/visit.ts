import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
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

/** A page is done after so long without a request or a long task; after `timeout` it is measured as it is. In ms. */
const quietTime = 1000
const timeout = 45_000

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
  hasData?: boolean
  hasMock?: boolean
  /** The mock's chunk. */
  mock?: string
}

/** Returns whether the page was done in time. */
async function waitUntilDone(
  page: Page,
  network: { quietFor: () => number },
  { hasData, hasMock }: Expectations,
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
    if (ready && Math.min(network.quietFor(), quietFor) >= quietTime) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

export type Visit = Awaited<ReturnType<typeof visit>>

/**
 * Opens a page in a fresh context, as on a first visit, until it is done. Returns the figures: times in ms since the
 * visit began, sizes in kB as they were sent, without headers.
 */
export async function visit(
  browser: Browser,
  host: Host,
  route: string,
  { screen, processor, network: slow }: Condition,
  expected: Expectations,
) {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(observe)
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const session = await context.newCDPSession(page)
    const network = await watchNetwork(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })

    host.begin(slow)
    await page.goto(host.origin + route, { waitUntil: 'load', timeout })
    const done = await waitUntilDone(page, network, expected)
    const observed = await page.evaluate(() => ({ ...globalThis.bench, origin: performance.timeOrigin }))

    const { firstPaint = 0, origin } = observed
    const requests = [...network.requests.values()]
    const arrived = new Map(requests.map(({ path, end }) => [path, end - origin]))
    const isEarly = ({ path }: { path: string }) => (arrived.get(path) ?? Number.POSITIVE_INFINITY) <= firstPaint
    const size = (files: readonly { bytes: number }[]) => sum(files.map(({ bytes }) => bytes)) / 1000
    const ending = (...endings: string[]) =>
      size(host.sent.filter(({ path }) => endings.some((end) => path.endsWith(end))))
    const mock = host.sent.filter(({ path }) => path === `/${expected.mock}`)
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
      bytes: size(host.sent),
      early: size(host.sent.filter(isEarly)),
      js: ending('.js'),
      css: ending('.css'),
      fonts: ending('.woff2'),
      pictures: ending('.svg', '.png', '.ico'),
      mock: size(mock),
      mockEarly: size(mock.filter(isEarly)),
      // Shows that the condition applies to what a document names.
      quickest: assets.length > 0 ? Math.min(...assets.map(({ start, end }) => end - start)) : undefined,
      shifts: observed.shifts,
      blockers: observed.frames.filter(({ at, duration, blocking }) => at + duration > firstPaint && blocking > 0),
    }
  } finally {
    await context.close()
  }
}
