import { expect, type Page, test as base } from '@playwright/test'
import { createBackend, type MockOptions } from '../mocks/agency/createBackend'
import type { CustomResponse } from '../mocks/engine/behaviors'
import type { LogEntry } from '../mocks/engine/requests/requestLog'
import { immediate } from '../mocks/engine/requests/handlers'
import { readOptions } from '../mocks/engine/state/options'
import { createLink } from '../mocks/transports/share'
import type { EndpointName } from '../src/contract/endpoints'
import { demoSignIn } from '../src/content/demo'
import type { Address } from '../src/content/paths'
import { answersAttribute, unfinishedId } from '../src/protocol'

/** Of the site, or of the gallery. */
export type DemoAddress = Address | `/__states${string}` | `/__STATES${string}`

interface Fixtures {
  /** Opens an address of the site with a full load, in a scenario and with other behaviors. */
  open: (address: DemoAddress, opening?: MockOptions) => Promise<void>
  /** The mock backend of the open page: see docs/automation.md. */
  backend: {
    set: (state: MockOptions) => Promise<void>
    /** Begin waiting before the action that sends the request. */
    next: (endpoint: EndpointName, until?: 'answered' | 'held') => Promise<LogEntry | undefined>
    release: (endpoint: EndpointName, how?: string | CustomResponse) => Promise<void>
    log: (endpoint?: EndpointName) => Promise<readonly LogEntry[] | undefined>
  }
  /** Console errors, and reported ones, that the test causes on purpose. */
  expectedErrors: RegExp
  /** Asks for less data: nothing is kept for use without a network, which takes a fifth of a test's time. */
  savesData: boolean
  /** Fails the test if the page throws, logs an error, or calls anything but its own mock backend. */
  watch: void
}

/** Calls of the contract, wherever the demo is served. */
const apiCall = /\/(api|news)\//

const backend = createBackend({ bases: { admin: '/api', local: '', news: '/news' }, timing: immediate })

async function withState(address: string, { recording, ...options }: MockOptions): Promise<string> {
  if (Object.keys(options).length === 0) return address
  const snapshot = { ...readOptions(backend.catalog, backend.codec, options), recording, edits: [] }
  const { pathname, search, hash } = new URL(await createLink(backend, snapshot, new URL(address, 'http://site')))
  return pathname + search + hash
}

/** Logs in on the login page with the demo's credentials. */
export async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(demoSignIn.email)
  await page.getByLabel('Password', { exact: true }).fill(demoSignIn.password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Navigates without loading a document, and waits for the page and its data. */
export async function navigate(page: Page, address: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((url) => {
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await page.waitForFunction((before) => document.title !== before, before)
  await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
}

/** Returns once the page answers: clicks on a prerendered page do nothing before. Other documents answer at once. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    ([ofSite, answering]) => !document.getElementById(ofSite) || document.querySelector(answering),
    [unfinishedId, `[${answersAttribute}]`] as const,
  )
}

/** Installs the service worker: from the next load on requests go through it, where a test can see them. */
export async function installWorker(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('about')
  // Not its answer: while another tab installs the worker, this one stays without it until its next load.
  await other.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await other.close()
}

/** Holds back files. Returns a function that lets them load. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.context().route(files, (route) => held.then(() => route.fallback()))
  return send
}

/**
 * Loads only the gallery's frames that a test looks into, by their address, and a small page in the others: they would
 * take most of its time. Playwright does not see what a service worker requests, so it has to be blocked.
 */
export async function loadFrames(page: Page, watched: RegExp): Promise<void> {
  const body = '<!doctype html><title>Page</title><h1>Page</h1><script>findAccessibilityProblems = () => []</script>'
  await page.route(/[?&](scenario|mock)=/, (route, request) => {
    const isFrame = request.frame() !== page.mainFrame()
    if (!isFrame || watched.test(request.url())) return route.fallback()
    return route.fulfill({ contentType: 'text/html', body })
  })
}

/** Makes every load of the page wait for hydration. */
function hydrateOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await waitForHydration(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await waitForHydration(page)
    return response
  }
}

function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled, savesData }, use) => {
    if (javaScriptEnabled) context.on('page', hydrateOnLoad)
    if (savesData) await context.addInitScript(saveData)
    await use(context)
  },

  open: async ({ page }, use) => {
    await use(async (address, opening = {}) => {
      await page.goto((await withState(address, opening)).replace(/^\//, ''))
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    })
  },

  backend: async ({ page }, use) => {
    const started = () => page.waitForFunction(() => window.__alderway !== undefined)
    await use({
      async set(state) {
        await started()
        await page.evaluate((state) => window.__alderway?.set(state), state)
      },
      async next(endpoint, until) {
        await started()
        return page.evaluate(([endpoint, until]) => window.__alderway?.next(endpoint, until), [
          endpoint,
          until,
        ] as const)
      },
      release: (endpoint, how) =>
        page.evaluate(([endpoint, how]) => window.__alderway?.release(endpoint, how), [endpoint, how] as const),
      log: (endpoint) => page.evaluate((endpoint) => window.__alderway?.log(endpoint), endpoint),
    })
  },

  expectedErrors: [/(?!)/, { option: true }],

  savesData: [true, { option: true }],

  watch: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = []
      const home = new URL(baseURL ?? '').origin
      let isLeaving = false

      page.on('pageerror', ({ message }) => {
        if (!expectedErrors.test(message)) faults.push(`uncaught: ${message}`)
      })
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        const { url } = message.location()
        // The browser logs every failed call, and every page that a static host sends as 404.html.
        const isFailedLoad =
          message.text().startsWith('Failed to load resource') && (apiCall.test(url) || !/\.\w+$/.test(url))
        if (!isFailedLoad && !expectedErrors.test(`${message.text()} ${url}`)) {
          faults.push(`console: ${message.text()} ${url}`)
        }
      })
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.origin !== home && url.protocol.startsWith('http')) faults.push(`a request to ${url.host}`)
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true
      })
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame()) isLeaving = false
      })
      page.on('response', (response) => {
        // msw's worker lets go of a page that asks to be left, so its last calls reach the host. Nobody sees them.
        if (apiCall.test(response.url()) && !response.fromServiceWorker() && !isLeaving) {
          faults.push(`${response.url()} reached the host`)
        }
      })

      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
