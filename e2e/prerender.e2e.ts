import { publicPaths } from '../src/content/paths'
import type { Page } from '@playwright/test'
import { fillMessage } from './fillMessage'
import { expect, hold, test, waitForHydration } from './fixtures'
import { sample } from './sample'

// Playwright cannot hold back a script that a service worker requests.
test.use({ serviceWorkers: 'block' })

test('every document is readable, says what it is in words of its own, and is not for search engines', async ({
  page,
  request,
}) => {
  async function read(path: string) {
    const response = await request.get(path.slice(1))
    expect(response.status(), path).toBe(200)
    return page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, 'text/html')
        const readTexts = (selector: string) =>
          Array.from(document.querySelectorAll(selector), (found) => found.getAttribute('content') ?? found.textContent)
        return {
          headings: readTexts('h1'),
          titles: readTexts('head > title'),
          descriptions: readTexts('meta[name=description]'),
          robots: readTexts('meta[name=robots]'),
          loading: readTexts('main p').filter((text) => text.startsWith('Loading')),
          articles: readTexts('article'),
          // What is inside a part that is not laid out yet is no landmark. See content-visibility in base.css.
          hiddenLandmarks: readTexts('main > div > :nth-child(n + 4) :is(section[aria-label], [role=region])'),
          // Unlike a picture, such a file is asked for at once, wherever on the page it shows.
          uses: Array.from(document.querySelectorAll('use'), (use) => use.getAttribute('href')),
          data: readTexts('script[type="application/ld+json"]').map((text) => JSON.parse(text)),
        }
      },
      await response.text(),
    )
  }
  const titles: string[] = []
  for (const path of [...publicPaths, '/jobs/30', '/jobs/30/apply', '/blog/14']) {
    const document = await read(path)
    expect(document, path).toMatchObject({
      headings: [expect.not.stringMatching(/404|Loading/)],
      titles: [expect.stringContaining('Alderway')],
      descriptions: [expect.stringMatching(/.{40,}/)],
      robots: ['noindex'],
      loading: [],
      hiddenLandmarks: [],
    })
    expect(
      document.uses.filter((file) => !file?.includes('/emblems-')),
      path,
    ).toEqual([])
    expect(titles, `${path} has a title of its own`).not.toContain(document.titles.join())
    titles.push(...document.titles)
  }

  expect((await read('/jobs')).articles).toHaveLength(30)
  const matchType = (type: string) => [expect.objectContaining({ '@context': 'https://schema.org', '@type': type })]
  const home = await read('/')
  expect(home.articles.join()).toContain('Regional lenders ease terms')
  expect(home.data).toEqual(matchType('Organization'))
  expect(await read('/jobs/3')).toMatchObject({ headings: ['HR Intern'], data: matchType('JobPosting') })
  const post = await read('/blog/9')
  expect(post.articles[0]?.length).toBeGreaterThan(1000)
  expect(post.data).toEqual(matchType('BlogPosting'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the first slide is in sight, and the links of the navbar and the services menu work',
    { tag: '@sub-path' },
    async ({ page, baseURL }) => {
      await page.goto('./')
      const slide = page.getByRole('group', { name: '1 of 4' }).getByRole('heading')
      await expect(slide).toHaveCSS('opacity', '1')
      await expect(slide).toBeInViewport()
      const menu = page.getByRole('navigation', { name: 'Main' })
      await menu.getByRole('link', { name: 'About Us' }).click()
      await expect(page).toHaveURL(/\/about\/?$/)
      await menu.getByRole('button', { name: 'Our Services' }).hover()
      await menu.getByRole('link', { name: 'Talent acquisition' }).click()
      await expect(page).toHaveURL(/\/talent-acquisition\/?$/)
      expect(page.url()).toContain(baseURL)
    },
  )

  test('a form sends nothing, says why, and keeps typed text', async ({ page }) => {
    for (const path of ['contact', 'admin-login']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText('Sending this form needs JavaScript.')).toBeVisible()
      const field = page.getByRole('main').getByRole('textbox').first()
      await field.fill('Amara Osei')
      await page.keyboard.press('Enter')
      await page.getByRole('main').locator('[type=submit]').click()
      await expect(field).toHaveValue('Amara Osei')
      expect(page.url()).not.toContain('?')
    }
  })

  test('a page that only its code can show says so, and not that it is loading', async ({ page }) => {
    await page.goto('admin')
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.getByText('One moment, the page is loading.')).toBeHidden()
    await page.getByRole('link', { name: 'our home page' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: 'Hire Talent' })).toBeVisible()
  })
})

test.describe('the first paint', () => {
  /** The browser reports the paint when the test calls `paint`. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      class LatePaint {
        static supportedEntryTypes = ['paint']
        constructor(report: () => void) {
          Object.assign(globalThis, { paint: report })
        }
        observe() {}
      }
      Object.assign(globalThis, { PerformanceObserver: LatePaint })
    }),
  )

  test('the code waits for it, however late it comes', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.clock.install()
    await page.goto('./', { waitUntil: 'load' })
    await page.clock.runFor(60_000)
    await page.evaluate(() => fetch(location.href))
    expect(scripts).toEqual([])
    await page.evaluate('paint()')
    await waitForHydration(page)
  })

  for (const [what, prepare] of [
    ['a hidden page, which is never painted,', () => Object.defineProperty(document, 'hidden', { get: () => true })],
    ['a browser that tells nothing of it', () => Reflect.deleteProperty(globalThis, 'PerformanceObserver')],
  ] as const) {
    test(`${what} starts without it`, async ({ page }) => {
      await page.addInitScript(prepare)
      await page.goto('./', { waitUntil: 'load' })
      await waitForHydration(page)
    })
  }
})

/** Opens a page without its script. Returns a function that lets the script load. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const send = await hold(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return send
}

test('before the script loads, a message is typed and sent, once', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const send = await openWithoutScript(page, 'contact')
  const form = page.getByRole('main')
  await fillMessage(page)
  await form.getByLabel('Department').selectOption({ label: 'Sales' })
  const button = form.getByRole('button', { name: 'Send message' })
  await button.dblclick()
  await expect(button).toHaveCSS('cursor', 'progress')
  send()
  await expect(page.locator('#assertive')).toContainText('Your message has been routed to the Sales department!')
  expect(logged.filter((text) => text === 'Contact form submitted')).toHaveLength(1)
})

test('before the script loads, somebody writes on, and the draft of the last visit comes back above it', async ({
  page,
}) => {
  await page.goto('contact')
  const message = page.getByRole('main').getByLabel('Message')
  await message.fill('Please call me.')
  const send = await openWithoutScript(page, 'contact')
  await message.pressSequentially('After six')
  send()
  await expect(message).toHaveValue('Please call me.\nAfter six')
  await page.keyboard.type(', please.')
  await expect(message).toHaveValue('Please call me.\nAfter six, please.')
})

test('before the script loads, a search is typed on a page that the address changes, and keeps its cursor', async ({
  page,
}) => {
  const send = await openWithoutScript(page, 'jobs-listing?type=Part-Time')
  await page.getByLabel('Keyword').fill('nrse')
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
  send()
  await expect(page).toHaveURL(/\?type=Part-Time&q=nrse$/)
  await page.keyboard.type('u')
  await expect(page.getByRole('main').getByText('1 job found')).toBeVisible()
})

test('before the script loads, a search is typed, and cleared later', async ({ page }) => {
  const send = await openWithoutScript(page, 'jobs-listing')
  const keyword = page.getByLabel('Keyword')
  await keyword.fill('nurse')
  send()
  await expect(page.getByRole('main').getByText('1 job found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(keyword).toHaveValue('')
})

test('a list that the address filters is there in every frame: nothing says that it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { readSeen: () => [...seen] })
    function look() {
      const first = document.querySelector('main [data-rows] p')?.textContent
      if (first) seen.add(first)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('jobs?type=Part-Time')
  await expect(page.getByRole('button', { name: 'Remove Part-Time' })).toBeVisible()
  expect(await page.evaluate('readSeen()')).not.toContainEqual(expect.stringMatching(/^Loading/))
})

test('a field has the focus still when the address has changed its page, before anything was typed', async ({
  page,
}) => {
  const send = await openWithoutScript(page, 'jobs-listing?type=Part-Time')
  await page.getByLabel('Keyword').focus()
  send()
  await waitForHydration(page)
  await page.keyboard.type('nurse')
  await expect(page.getByRole('main').getByText('1 job found')).toBeVisible()
})

test('a word that is being composed while the script loads goes on', async ({ page }) => {
  const send = await openWithoutScript(page, 'contact')
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.getByLabel('Full name').click()
  await compose('にほ')
  send()
  await waitForHydration(page)
  await compose('にほん')
  await keyboard.send('Input.insertText', { text: '日本' })
  await expect(page.getByLabel('Full name')).toHaveValue('日本')
})

test('what is chosen and opened on a page that the address changes stays so', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const send = await openWithoutScript(page, 'jobs/3/apply?mock=jobs:503')
  const resume = page.getByLabel('Resume')
  await resume.setInputFiles({ name: 'amara.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await page.getByRole('heading', { name: 'Company' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.keyboard.press('Tab')
  send()
  await waitForHydration(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Home', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })).toBeVisible()
  await expect(resume).toHaveValue(/amara\.pdf$/)
})

declare global {
  /** What the head has no styles for, which is hidden until the stylesheet comes. */
  var late: ReadonlySet<Element>
}

/** Returns where the elements of the first screen are, without late ones, on a phone, a desktop and a tall tablet. */
async function findPlaces(page: Page): Promise<string[]> {
  const places: string[] = []
  for (const [width, height] of [
    [375, 800],
    [1280, 800],
    [1024, 1366],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate(async () => {
      // Fonts are asked for by the first layout, which nothing has caused yet.
      document.body.getBoundingClientRect()
      await document.fonts.ready
      // A `use` has a size of its own once its drawing has loaded, within a picture that keeps its size.
      return [...document.querySelectorAll('#root :not(use)')].flatMap((element) => {
        if (globalThis.late.has(element)) return []
        const { left, right, top, bottom } = element.getBoundingClientRect()
        const isShown = top < innerHeight && bottom > 0 && right > left
        return isShown ? `${element.localName} ${[left, right, top, Math.min(bottom, innerHeight)].join()}` : []
      })
    })
    places.push(`at ${width} px`, ...found)
  }
  return places
}

test('every page stays as it is when its stylesheet and its script arrive, and then does what was pressed, once', async ({
  page,
}) => {
  test.setTimeout(240_000)
  // However long the stylesheet takes here, nothing is shown without it.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main ~ *, main > div > * { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const kinds = ['/', '/jobs', '/jobs/3', '/jobs/3/apply', '/blog/9', '/contact', '/admin-login']
  for (const path of sample(kinds, publicPaths)) {
    const sendStyles = await hold(page, /\.css$/)
    const send = await openWithoutScript(page, path.slice(1) || './')
    await expect(page.locator('footer')).toBeAttached()
    await page.evaluate(() => {
      const isHidden = (element: Element) => getComputedStyle(element).visibility === 'hidden'
      globalThis.late = new Set([...document.querySelectorAll('#root *')].filter(isHidden))
    })
    const before = await findPlaces(page)
    sendStyles()
    await page.waitForFunction(() => document.readyState !== 'loading' && document.styleSheets.length > 2)
    expect.soft(await findPlaces(page), path).toEqual(before)

    if (path === '/jobs') await expect(page.getByRole('article').first()).toBeVisible()
    const sent = await page.getByRole('heading', { level: 1 }).elementHandle()
    const pressed = await page.evaluate(() => {
      // The slides rest already.
      const others = ':not([popovertarget], [aria-label="Pause the slides"])'
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`#root button[type=button]:enabled${others}`)]
      for (const button of buttons) button.click()
      const clicks = new Map<EventTarget | null, number>()
      // After React, whose listener is on the root.
      addEventListener('click', ({ target }) => clicks.set(target, (clicks.get(target) ?? 0) + 1))
      Object.assign(globalThis, { repeated: () => buttons.map((button) => clicks.get(button)) })
      return buttons.map(() => 1)
    })
    send()
    await expect.poll(() => page.evaluate('repeated()'), path).toEqual(pressed)
    await waitForHydration(page)
    expect(await page.evaluate((h1) => h1 === document.querySelector('h1'), sent), path).toBe(true)
    await expect(page, path).toHaveTitle(/Alderway/)
    await expect(page.locator('head > title'), path).toHaveCount(1)
    await expect(page.locator('meta[name=description]'), path).toHaveCount(1)
    await page.unrouteAll()
  }
})

test('a page whose stylesheet does not come is shown nonetheless', async ({ page }) => {
  await hold(page, /\.css$/)
  await page.goto('./', { waitUntil: 'commit' })
  const offices = page.getByRole('contentinfo').getByRole('heading').first()
  await expect(offices).toBeHidden()
  await expect(offices).toBeVisible()
})

test('the phone menu opens before the script; a category and a slide wait for it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const send = await openWithoutScript(page, './')
  await page.getByRole('button', { name: 'sports' }).click()
  await page.getByRole('button', { name: 'Next slide' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  send()
  await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'sports' })).toHaveAttribute('aria-pressed', 'true')
})

test('with reduced motion, a press of Pause before the script does not start the slides', async ({ page }) => {
  const send = await openWithoutScript(page, './')
  await page.getByRole('button', { name: 'Pause the slides' }).click()
  await page.getByRole('button', { name: 'Next slide' }).click()
  send()
  await expect(page.getByRole('button', { name: 'Slide 2' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
})

test('a pointer that rests on the services before the script loads opens them', async ({ page }) => {
  const send = await openWithoutScript(page, 'about')
  const services = page.getByRole('button', { name: 'Our Services' })
  await services.hover()
  send()
  await expect(services).toHaveAttribute('aria-expanded', 'true')
})

test(
  'an address without a file never shows the home page, and links to it',
  { tag: '@sub-path' },
  async ({ page, request, baseURL }) => {
    const shell = await (await request.get('a/path/of/nothing')).text()
    expect(shell).not.toContain('<h1')
    await page.goto('a/path/of/nothing')
    await expect(page.getByRole('heading', { level: 1, name: '404 Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL(baseURL ?? '')
  },
)
