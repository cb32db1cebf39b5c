import { observe } from './observe.mjs'

/**
 * The two conditions. The slow one is Lighthouse's telephone: its slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms round
 * trip) as it is applied by the developer tools, nine tenths of the rates and 3.75 times the round trip.
 */
export const conditions = {
  throttled: {
    title: '4x slower processor, slow 4G, a telephone of 412 x 823',
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

/** A page is done when for so long nothing was loaded and no long task ran; after `patience` it is taken as it is. In ms. */
const rest = 1000
const patience = 45_000

function sum(figures) {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** What the network does for a page, as the browser tells it. Takes a CDP session of the page. */
async function listenToNetwork(session) {
  const requests = new Map()
  const open = new Set()
  let lastChange = performance.now()

  function ended({ requestId, timestamp }) {
    open.delete(requestId)
    lastChange = performance.now()
    const request = requests.get(requestId)
    if (request) request.end = timestamp * 1000 + request.toWallTime
  }

  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    // Times are given by a clock of the browser's; the first event of a request says what time of day that is, in ms.
    const toWallTime = (wallTime - timestamp) * 1000
    requests.set(requestId, { path: new URL(request.url).pathname, start: wallTime * 1000, toWallTime })
    open.add(requestId)
    lastChange = performance.now()
  })
  session.on('Network.loadingFinished', ended)
  session.on('Network.loadingFailed', ended)
  await session.send('Network.enable')
  return { requests, restsFor: () => (open.size > 0 ? 0 : performance.now() - lastChange) }
}

async function untilDone(page, network, { hasData, hasMock }) {
  const since = performance.now()
  while (performance.now() - since < patience) {
    const { tasksRest, complete, dataRead, mocked } = await page.evaluate(() => {
      const last = globalThis.bench.longTasks.at(-1)
      return {
        tasksRest: performance.now() - (last ? last.at + last.lasted : 0),
        complete: document.readyState === 'complete',
        dataRead: globalThis.bench.data > 0,
        mocked: navigator.serviceWorker.controller !== null,
      }
    })
    const ready = complete && (!hasData || dataRead) && (!hasMock || mocked)
    if (ready && Math.min(network.restsFor(), tasksRest) >= rest) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/**
 * Opens a page as a first visit does, in a fresh context, until it is done. Takes the browser, the host, the path, one
 * of the conditions, and what to expect: whether data is asked for, whether a mock starts, and the name of its chunk.
 * Gives the figures: times in ms since the visit began, sizes in kB as they were sent, without headers.
 */
export async function visit(browser, host, route, { screen, processor, network: slow }, expected) {
  const context = await browser.newContext(screen)
  try {
    await context.addInitScript(observe)
    const page = await context.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(String(error)))
    const session = await context.newCDPSession(page)
    const network = await listenToNetwork(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (slow) await session.send('Network.emulateNetworkConditions', { offline: false, ...slow })

    host.begin(slow)
    await page.goto(host.origin + route, { waitUntil: 'load', timeout: patience })
    const done = await untilDone(page, network, expected)
    const seen = await page.evaluate(() => ({ ...globalThis.bench, origin: performance.timeOrigin }))

    const { firstPaint, origin } = seen
    const arrived = new Map([...network.requests.values()].map(({ path, end }) => [path, end - origin]))
    const isEarly = ({ path }) => arrived.get(path) <= firstPaint
    const size = (files) => sum(files.map(({ bytes }) => bytes)) / 1000
    const ending = (...endings) => size(host.sent.filter(({ path }) => endings.some((end) => path.endsWith(end))))
    const mock = host.sent.filter(({ path }) => expected.mock !== undefined && path === `/${expected.mock}`)
    const assets = [...network.requests.values()].filter(({ path }) => path.startsWith('/assets/'))

    return {
      done,
      errors,
      firstPaint,
      largestPaint: seen.largestPaint,
      largest: seen.largest,
      blocking: sum(
        seen.longTasks
          .map(({ at, lasted }) => at + lasted - Math.max(at, firstPaint) - 50)
          .filter((blocked) => blocked > 0),
      ),
      shift: sum(seen.shifts.map(({ value }) => value)),
      data: seen.data ?? undefined,
      bytes: size(host.sent),
      early: size(host.sent.filter(isEarly)),
      js: ending('.js'),
      css: ending('.css'),
      fonts: ending('.woff2'),
      pictures: ending('.svg', '.png', '.ico'),
      mock: size(mock),
      mockEarly: size(mock.filter(isEarly)),
      // Shows that the condition holds for what a document names.
      quickest: assets.length > 0 ? Math.min(...assets.map(({ start, end }) => end - start)) : undefined,
      shifts: seen.shifts,
      blockers: seen.frames.filter(({ at, lasted, blocking }) => at + lasted > firstPaint && blocking > 0),
    }
  } finally {
    await context.close()
  }
}
