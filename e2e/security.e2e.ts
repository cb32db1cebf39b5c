import { earlyScript } from '../scripts/prerender/document'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fixedPaths } from '../src/content/paths'
import { listFiles } from './listFiles'
import { expect, test } from './fixtures'

test('every document starts with its policy, and contains no script but files and data', () => {
  for (const [folder, mock] of [
    ['dist', true],
    ['dist-live', false],
  ] as const) {
    const documents = listFiles(folder).filter((file) => file.endsWith('.html') && !file.includes('storybook'))
    expect(documents.length).toBeGreaterThan(fixedPaths.length)
    for (const file of documents) {
      const html = readFileSync(file, 'utf8')
      expect(html, file).toMatch(/<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" /)
      const rest = html.replace(`<script>${earlyScript({ mock })}</script>`, '')
      expect(rest, file).not.toMatch(/<script(?![^>]* (?:src="\/assets\/|type="application\/(?:ld\+)?json"))/)
      expect(html, file).not.toMatch(/<[^>]* on\w+=/)
    }
  }
})

/** Records what the page's policy blocks. Returns a function that returns the directives. */
async function recordBlocked(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
    Object.assign(globalThis, { blocked })
  })
  return () => page.evaluate<string[]>('blocked')
}

// These use pages of their own: the `watch` fixture fails on what the policy blocks.
test('an injected script does not run', async ({ context, baseURL }) => {
  const page = await context.newPage()
  const blocked = await recordBlocked(page)
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const injected =
      '<script>wasRun = 1</script><img src="data:," onerror="wasRun = 2"><script src="data:text/javascript,wasRun=3"></script>'
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${injected}</main>`) })
  })
  await page.goto(`${baseURL}about`)
  const kinds = async () => (await blocked()).toSorted()
  await expect.poll(kinds).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem'])
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
})

test('foreign text becomes neither markup nor code', async ({ context, baseURL }) => {
  const page = await context.newPage()
  const blocked = await recordBlocked(page)
  await page.goto(`${baseURL}about`)
  const passed = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="injected">bold</b>'),
      'a script’s text': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'a script’s address': () => Object.assign(document.createElement('script'), { src: '/assets/other.js' }),
      'an attribute': () => document.body.setAttribute('onclick', 'alert(1)'),
      'a timer': () => Reflect.apply(setTimeout, globalThis, ['alert(1)']),
      'a worker': () => navigator.serviceWorker.register('other.js'),
      'another policy': () => trustedTypes?.createPolicy('other', {}),
    }
    const passed: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        passed.push(name)
      } catch (reason) {
        if (!(reason instanceof TypeError)) passed.push(`${name}: ${String(reason)}`)
      }
    }
    return passed
  })
  expect(passed).toEqual([])
  expect(await blocked()).toHaveLength(7)
})

test('without a token nothing of the admin area shows, not even for a frame', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const text = document.body?.textContent ?? ''
      if (!seen.includes(text)) seen.push(text)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  await page.goto('admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin login')
  const seen = (await page.evaluate<string[]>('seen')).join('\n')
  expect(seen).toContain('Admin login')
  expect(seen).not.toMatch(/Dashboard|Total jobs|Manage Jobs|View website|Logout/)
})

test('in a frame of another site the admin area shows a notice and a link to its own window', async ({
  page,
  baseURL,
}) => {
  await page.setContent(`<iframe src="${baseURL}admin?scenario=signed-in" width="900" height="700"></iframe>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Not in a frame')
  await expect(frame.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Open it in its own window' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})
