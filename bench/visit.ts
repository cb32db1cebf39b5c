import type { Browser, Page } from '@playwright/test'
import { fillMessage } from '../e2e/fillMessage'
import { controls } from '../src/content/controls'
import { answersAttribute } from '../src/protocol'

/** Lighthouse's phone: slow 4G as the developer tools apply it. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

function isShown(selector: string) {
  return document.querySelector(selector) !== null && performance.now()
}

async function tapMenu(page: Page) {
  await page.locator('header button:visible').first().tap({ noWaitAfter: true, force: true })
}

async function sendForm(page: Page) {
  await fillMessage(page)
  await page.locator('main form [type=submit]').click({ force: true })
}

/** Uses a page on a slow phone 100 ms after its first paint. Returns times in ms since the navigation. */
export async function visit(browser: Browser, address: string, action: 'form' | 'menu') {
  const context = await browser.newContext(phone)
  context.setDefaultTimeout(20_000)
  try {
    // tsx calls this in every function that it has compiled, also in one that runs in the page.
    await context.addInitScript('globalThis.__name = (compiled) => compiled')
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.goto(address, { waitUntil: 'commit' })
    const alive = page.waitForFunction(isShown, `[${answersAttribute}]`)
    await page.waitForFunction(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return paint && performance.now() > paint.startTime + 100
    })
    if (action === 'form') {
      await sendForm(page)
      const sent = await page.waitForFunction(isShown, `main [aria-label="${controls.form.whatNext}"]`)
      return { 'form is sent': await sent.jsonValue(), 'all answers': await (await alive).jsonValue() }
    }
    await tapMenu(page)
    const answers = await page.waitForFunction(isShown, 'header :popover-open, header [aria-expanded=true]')
    return { 'menu answers': await answers.jsonValue(), 'all answers': await (await alive).jsonValue() }
  } finally {
    await context.close()
  }
}
