import axe from 'axe-core'
import { expect, type Page, test as base } from '@playwright/test'
import { type MockOptions, words } from '../mocks/agency/agency'

interface Fixtures {
  /** Opens an address of the site cold, in a scenario and with endpoints put into another behavior. */
  open: (address: string, opening?: MockOptions) => Promise<void>
  /** What the browser's console may say in a test that brings the fault about. */
  meant: RegExp
  /** Looks over everything that happens on the page, and at the page in the end. */
  watch: void
}

/** Calls of the contract, wherever the demo is served. */
const call = /\/(api|news)\//

/** The address with the setting in it. */
function withSetting(address: string, { scenario = 'everyday', mock = {} }: MockOptions): string {
  const url = new URL(address, 'http://site')
  url.search = [url.search.slice(1), words.formatQuery({ scenario, mock: { ...mock } })].filter(Boolean).join('&')
  return url.pathname + url.search + url.hash
}

/** Fails the test on a violation of WCAG 2.2 AA or of axe's best practice, on the page or within a part of it. */
export async function expectAccessible(page: Page, within = 'html', label = 'axe'): Promise<void> {
  // Text in the midst of a fade has no contrast to speak of.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
  await page.evaluate(axe.source)
  // The frames of the state wall are pages with tests of their own.
  const context = JSON.stringify({ include: within, exclude: 'iframe' })
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(${context}, { resultTypes: ['violations'], iframes: false })`,
  )
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
  expect(told, label).toEqual([])
}

/** What is clicked on a prerendered page does nothing until the site has taken it over: waits for that. */
function waitForTheSite(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]

  async function takenOver() {
    await page.waitForFunction(() => {
      const heading = document.querySelector('h1')
      if (!document.getElementById('root')) return true
      return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
    })
  }

  page.goto = async (url, options) => {
    const response = await goto(url, options)
    if (!options?.waitUntil) await takenOver()
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await takenOver()
    return response
  }
}

export const test = base.extend<Fixtures>({
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on('page', waitForTheSite)
    await use(context)
  },

  open: async ({ page }, use) => {
    await use(async (address, opening = {}) => {
      await page.goto(withSetting(address, opening).replace(/^\//, ''))
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    })
  },

  meant: [/(?!)/, { option: true }],

  watch: [
    async ({ page, baseURL, javaScriptEnabled, meant }, use, { project }) => {
      const faults: string[] = []
      const home = new URL(baseURL ?? '').origin

      page.on('pageerror', ({ message }) => {
        // A fade that a resize cuts short, as of a frame on the state wall: the browser says so, nothing is lost.
        if (!message.endsWith('Viewport size changed')) faults.push(`uncaught: ${message}`)
      })
      page.on('console', (message) => {
        if (message.type() !== 'error') return
        const { url } = message.location()
        // The browser logs every refused call and every page that a plain host sends as 404.html: both are meant.
        const isRefused =
          message.text().startsWith('Failed to load resource') && (call.test(url) || !/\.\w+$/.test(url))
        if (!isRefused && !meant.test(`${message.text()} ${url}`)) faults.push(`console: ${message.text()} ${url}`)
      })
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.origin !== home && url.protocol.startsWith('http')) faults.push(`a request left for ${url.host}`)
      })
      page.on('response', (response) => {
        if (call.test(response.url()) && !response.fromServiceWorker())
          faults.push(`${response.url()} reached the host`)
      })

      await use()

      // Below a path stand the same pages again: one look at each is enough.
      const isShown = !page.isClosed() && page.url() !== 'about:blank'
      if (isShown && javaScriptEnabled && project.name === 'root') await expectAccessible(page)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
