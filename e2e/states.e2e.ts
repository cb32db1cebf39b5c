import type { Page } from '@playwright/test'
import { type PageName, pageNames, pages, type PageStates } from '../mocks/agency/pages'
import { groupsOf } from '../mocks/gallery/states'
import { fixedPaths } from '../src/content/paths'
import { endpointNames, endpoints } from '../src/contract/endpoints'
import { expect, test } from './fixtures'

function wordsOf(name: PageName): string[] {
  return groupsOf(pages[name]).flatMap(({ states }) => states.map(({ word }) => word))
}

/** What each frame of the wall shows, by its word in the address: no heading until the site has taken the page over. */
function readFrames(page: Page): Promise<Record<string, { heading: string; text: string }>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('iframe')].map(({ title, contentDocument }) => {
        const heading = contentDocument?.querySelector('h1')
        const isTakenOver = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
        return [
          title.slice(title.indexOf(': ') + 2),
          {
            heading: (isTakenOver && heading.textContent) || '',
            text: contentDocument?.querySelector('main')?.textContent?.trim() ?? '',
          },
        ]
      }),
    ),
  )
}

const raw = /undefined|\bnull\b|\[object \w+\]|\bNaN\b|Invalid Date|\$\{/
const loading = /Loading (page|news|jobs|job details|blogs|dashboard)\.\.\./

/** Pages that say nothing while an answer is awaited: related jobs, a form's heading, a login that is not sent yet. */
const silent: readonly string[] = ['job jobs:pending', 'apply job:pending', 'login login:pending']

/** Whether the word leaves the page waiting for ever, and saying so. */
function staysLoading(name: PageName, word: string): boolean {
  return word.endsWith(':pending') && !silent.includes(`${name} ${word}`)
}

/** The others are walked in the deep run, and every answer of every page is given in src/pages/matrix.test.tsx. */
const always: PageName = 'jobs'

for (const name of pageNames) {
  const tag = name === always ? [] : ['@deep']
  test(`${name}: no state is blank, broken or raw`, { tag }, async ({ open, page }) => {
    test.slow()
    await open(`/__states?page=${name}`)
    await expect(page.locator('iframe')).toHaveCount(wordsOf(name).length)
    // All at once: that is cheaper than scrolling past them. What is not drawn at all waits for ever with its transitions.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
    })
    let shown: Awaited<ReturnType<typeof readFrames>> = {}
    await expect(async () => {
      shown = await readFrames(page)
      const waiting = Object.entries(shown)
        .filter(
          ([word, { heading, text }]) =>
            heading === '' || text.length <= 20 || loading.test(text) !== staysLoading(name, word),
        )
        .map(([word, { text }]) => `${word}: ${text.slice(0, 60)}`)
      expect(waiting, 'blank, without a heading, or with the wrong word on waiting').toEqual([])
    }).toPass({ timeout: 50_000, intervals: [500] })

    expect(Object.keys(shown)).toEqual(wordsOf(name))
    for (const [word, { text }] of Object.entries(shown)) expect.soft(text, word).not.toMatch(raw)
  })
}

/** The endpoints that the page calls from now on, in the order of the contract. */
function noteAsked(page: Page): () => string[] {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    const { pathname } = new URL(request.url())
    const known = endpointNames.filter((name) => {
      const { method, path } = endpoints[name]
      return method === request.method() && new RegExp(`${path.replace(/:\w+/, '[^/]+')}$`).test(pathname)
    })
    for (const name of known) asked.add(name)
  })
  return () => endpointNames.filter((name) => asked.has(name))
}

for (const name of pageNames) {
  test(`${name}: the page calls just the endpoints that its row in the table names`, async ({ open, page }) => {
    const { address, calls, scenario, onSubmit }: PageStates = pages[name]
    const asked = noteAsked(page)
    await open(`${address}?scenario=${scenario ?? 'everyday'}${onSubmit ? '&mock=401' : ''}`)
    await page.waitForLoadState('networkidle')
    if (onSubmit) {
      expect(asked(), 'before the form is sent').toEqual([])
      await page.getByRole('button', { name: /fill in/i }).click()
      await page.getByRole('button', { name: 'Log in' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    }
    expect(asked()).toEqual(endpointNames.filter((endpoint) => calls.includes(endpoint)))
  })
}

test('no other fixed address calls anything', async ({ open, page }) => {
  const inTable: readonly string[] = pageNames.map((name) => pages[name].address)
  const asked = noteAsked(page)
  const first = '/admin/manage-jobs'
  await open(`${first}?scenario=signed-in`)
  for (const address of fixedPaths.filter((fixed) => fixed !== first && !inTable.includes(fixed))) {
    const before = await page.title()
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    // A page and its title come together.
    await expect(page).not.toHaveTitle(before)
    expect(asked(), address).toEqual([])
  }
})

const newsFailed = 'Failed to load news. Please try again later.'

test('the frames leave the setting of the tab and the sign-in alone', async ({ open, page }) => {
  test.slow()
  await open('/admin?scenario=signed-in&mock=news:error')
  await expect(page.getByText('Total jobs')).toBeVisible()
  const before = await page.context().storageState()

  await open('/__states?page=dashboard&only=scenarios')
  const expired = page.frameLocator('iframe[title="Dashboard: expired-session"]')
  await expect(expired.getByText(/Your session has expired/)).toBeVisible({ timeout: 15_000 })
  const works = page.frameLocator('iframe[title="Dashboard: signed-in"]')
  await expect(works.getByText('Total jobs')).toBeVisible()
  await works.getByRole('button', { name: 'Logout' }).click()
  await expect(works.getByText('You are logged out.')).toBeVisible()
  expect(await page.context().storageState()).toEqual(before)

  await page.goto('admin')
  await expect(page.getByText('Total jobs')).toBeVisible()
  await page.goto('./')
  await expect(page.getByText(newsFailed)).toBeVisible()
})

test('the wall starts nothing of the site beside itself, and loads only what comes near', async ({ open, page }) => {
  test.slow()
  await open('/__states')
  await expect(page.frameLocator('iframe[title="Home: news:error"]').getByText(newsFailed)).toBeVisible({
    timeout: 15_000,
  })
  expect(
    await page.evaluate(async () => ({
      kept: localStorage.length + sessionStorage.length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ).toEqual({ kept: 0, workers: 0 })

  const last = page.locator('iframe').last()
  const url = () => last.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.URL)
  expect(await url()).toBe('about:blank')
  await last.scrollIntoViewIfNeeded()
  await expect.poll(url).toMatch(/scenario=long-text$/)
})

test('a wall can be handed on: page, states and width stand in its address', async ({ open, page }) => {
  await open('/__states?page=job&only=jobs&width=desktop')
  await expect(page).toHaveTitle('One job in every state | Alderway')
  await expect(page.locator('a[aria-current]')).toHaveText(['One job', 'jobs', 'desktop'])
  await expect(page.locator('iframe')).toHaveCount(wordsOf('job').filter((word) => word.startsWith('jobs:')).length)
  const frame = page.frameLocator('iframe').first()
  const related = frame.getByRole('heading', { name: 'Related jobs' })
  await expect(related).toBeInViewport()
  expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(1440)

  await frame.locator('html').evaluate((html) => html.setAttribute('data-same', ''))
  await page.getByRole('link', { name: 'phone' }).click()
  await expect(page).toHaveURL(/page=job&only=jobs&width=phone$/)
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(375)
  await expect(frame.locator('html[data-same]')).toBeAttached()
  await page.goBack()
  await expect(page.locator('a[aria-current]')).toHaveText(['One job', 'jobs', 'desktop'])
})

test('a state opens alone by its title', async ({ open, page }) => {
  await open('/__states?page=home&only=news')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Offline/ }).click()
  const alone = await opened
  await expect(alone).toHaveURL(/\/\?mock=news:offline$/)
  await expect(alone.getByText(newsFailed)).toBeVisible()
})

test('the wall fits a narrow phone, and a frame can be skipped by keyboard', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/__states?page=login&width=desktop')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByRole('link', { name: /^Works/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip this frame' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Slow/ })).toBeFocused()
})
