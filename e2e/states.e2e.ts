import type { Page } from '@playwright/test'
import { type PageName, pageNames, pages } from '../mocks/agency/pages'
import { groupsOf } from '../mocks/gallery/states'
import { findRawValue, outcomeOf, type Pair, pairs } from '../test/matrix'
import { expect, expectAccessible, test } from './fixtures'
import { panel, show } from './panelPage'

// A row of one frame: a frame that comes near is a page that loads.
test.use({ viewport: { width: 480, height: 1200 } })

function statesOf(name: PageName): string[] {
  return groupsOf(pages[name]).flatMap(({ states }) => states.map(({ word }) => word))
}

/** What each frame of the gallery shows, by state. The heading is empty until React has taken over the page. */
function readFrames(page: Page): Promise<Record<string, { heading: string; text: string }>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('iframe')].map(({ title, contentDocument }) => {
        const heading = contentDocument?.querySelector('h1')
        const isHydrated = heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
        return [
          title.slice(title.indexOf(': ') + 2),
          {
            heading: (isHydrated && heading.textContent) || '',
            text: contentDocument?.querySelector('main')?.textContent?.trim() ?? '',
          },
        ]
      }),
    ),
  )
}

const loading = /Loading [a-z ]+\.\.\./

/** Whether the page says that it is loading, for ever. */
function staysLoading(name: PageName, state: string): boolean {
  const isPending = (pair: Pair) => pair.page === name && state === `${pair.endpoint}:pending`
  return pairs.some((pair) => isPending(pair) && outcomeOf(pair, 'pending').live.length > 0)
}

/** The deep run opens the other pages. src/pages/matrix.test.tsx covers every state of every page. */
const always: PageName = 'apply'

for (const name of pageNames) {
  const tag = name === always ? [] : ['@deep']
  test(`${name}: no state is blank, stuck or shows a raw value`, { tag }, async ({ open, page }) => {
    test.slow()
    await open(`/__states?page=${name}`)
    await expect(page.locator('iframe')).toHaveCount(statesOf(name).length)
    // All at once is cheaper than scrolling past them. Frames that are not painted never finish their transitions.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.loading = 'eager'
    })
    let frames: Awaited<ReturnType<typeof readFrames>> = {}
    await expect(async () => {
      frames = await readFrames(page)
      const unready = Object.entries(frames)
        .filter(
          ([state, { heading, text }]) =>
            heading === '' || text.length <= 20 || loading.test(text) !== staysLoading(name, state),
        )
        .map(([state, { text }]) => `${name} page, ${state}: ${text.slice(0, 60)}`)
      expect(unready, 'blank, without a heading, or wrongly loading').toEqual([])
    }).toPass({ timeout: 50_000, intervals: [500] })

    expect(Object.keys(frames)).toEqual(statesOf(name))
    for (const [state, { text }] of Object.entries(frames)) {
      expect.soft(findRawValue(text), `${name} page, ${state}: a raw value`).toBeUndefined()
    }
  })
}

const newsFailed = 'Failed to load news. Please try again later.'

test('frames leave the mock setting and the login of the tab alone', async ({ open, page }) => {
  test.slow()
  await open('/admin?scenario=signed-in&mock=news:error')
  await expect(page.getByText('Total jobs')).toBeVisible()
  const before = await page.context().storageState()

  await open('/__states?page=dashboard&only=scenarios')
  const frameOf = async (state: string) => {
    const frame = page.getByTitle(`Dashboard: ${state}`)
    await frame.scrollIntoViewIfNeeded()
    return frame.contentFrame()
  }
  const expired = await frameOf('expired-session')
  await expect(expired.getByText(/Your session has expired/)).toBeVisible()
  const works = await frameOf('signed-in')
  await expect(works.getByText('Total jobs')).toBeVisible()
  await works.getByRole('button', { name: 'Logout' }).click()
  await expect(works.getByText('You are logged out.')).toBeVisible()
  expect(await page.context().storageState()).toEqual(before)

  await page.goto('admin')
  await expect(page.getByText('Total jobs')).toBeVisible()
  await page.goto('./')
  await expect(page.getByText(newsFailed)).toBeVisible()
})

test('the gallery starts no service worker, stores nothing, and loads only frames that come near', async ({
  open,
  page,
}) => {
  test.slow()
  await open('/__states')
  await expect(page.frameLocator('iframe[title="Home: news:error"]').getByText(newsFailed)).toBeVisible()
  expect(
    await page.evaluate(async () => ({
      stored: localStorage.length + sessionStorage.length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    })),
  ).toEqual({ stored: 0, workers: 0 })

  const last = page.locator('iframe').last()
  const url = () => last.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.URL)
  expect(await url()).toBe('about:blank')
  await last.scrollIntoViewIfNeeded()
  await expect.poll(url).toMatch(/scenario=long-text$/)
})

test('the address of a gallery holds page, states and width, for sharing', async ({ open, page }) => {
  test.slow()
  await open('/__states?page=job&only=jobs&width=desktop')
  await expect(page).toHaveTitle('All states: Job | Alderway')
  await expect(page.locator('a[aria-current]')).toHaveText(['Job', 'jobs', 'desktop'])
  await expect(page.locator('iframe')).toHaveCount(statesOf('job').filter((state) => state.startsWith('jobs:')).length)
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
  await expect(page.locator('a[aria-current]')).toHaveText(['Job', 'jobs', 'desktop'])
})

test('with no choice made, a frame stays at the news while the page grows above', async ({ open, page }) => {
  test.slow()
  await open('/__states')
  const frame = page.frameLocator('iframe').first()
  const news = frame.getByRole('region', { name: 'Latest news' })
  await expect(news.getByRole('article')).toHaveCount(4)
  await expect(news).toBeInViewport()
  await frame.locator('main').evaluate((main) => {
    const late = document.createElement('div')
    late.style.height = '3000px'
    main.prepend(late)
    // Growth of what is already there changes no nodes.
    requestAnimationFrame(() => (late.style.height = '9000px'))
  })
  await expect.poll(() => news.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 200)).toBe(true)
})

test('frames are ticked off with a count, which stays after a reload', async ({ open, page }) => {
  await open('/__states?page=login')
  const count = statesOf('login').length
  await page.getByRole('checkbox', { name: 'Checked: login:ok' }).check()
  await page.getByRole('checkbox', { name: 'Checked: login:slow' }).check()
  await expect(page.getByText(`2 of ${count} checked at phone width`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`2 of ${count} checked at phone width`)).toBeVisible()
  await page.getByRole('link', { name: 'desktop' }).click()
  await expect(page.getByText(`0 of ${count} checked at desktop width`)).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Uncheck all' }).click()
  await expect(page.getByText(`0 of ${count} checked at phone width`)).toBeVisible()
})

test('the panel links to all states of the page', async ({ open, page }) => {
  await open('/jobs/5')
  await (await show(page, 'Scenarios')).getByRole('link', { name: 'All states of this page' }).scrollIntoViewIfNeeded()
  const opened = page.waitForEvent('popup')
  await panel(page).getByRole('link', { name: 'All states of this page' }).click()
  await expect(await opened).toHaveTitle('All states: Job | Alderway')
})

test('the title of a state opens it in its own tab', async ({ open, page }) => {
  await open('/__states?page=home&only=news')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: /^Network error/ }).click()
  const alone = await opened
  await expect(alone).toHaveURL(/\/\?mock=news:offline$/)
  await expect(alone.getByText(newsFailed)).toBeVisible()
})

test('the gallery fits 320 px, is accessible, and lets a keyboard user skip a frame', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await open('/__states?page=login&width=desktop')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Success/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'Checked: login:ok' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip this frame' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Slow \(opens/ })).toBeFocused()
})
