import { publicPaths } from '../src/content/paths'
import type { Page } from '@playwright/test'
import { expect, test, waitForHydration } from './fixtures'
import { sample } from './sample'

test('every document is readable, says what it is in words of its own, and is not for search engines', async ({
  page,
  request,
}) => {
  const read = async (path: string) => {
    const response = await request.get(path.slice(1))
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    return page.evaluate((html) => {
      const document = new DOMParser().parseFromString(html, 'text/html')
      const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent)
      return {
        headings: textsOf('h1'),
        titles: textsOf('head > title'),
        descriptions: [...document.querySelectorAll('meta[name=description]')].map((meta) =>
          meta.getAttribute('content'),
        ),
        loading: textsOf('main [role=status]').filter((text) => text.includes('Loading')),
        articles: textsOf('article'),
        data: textsOf('script[type="application/ld+json"]').map((text) => JSON.parse(text)),
      }
    }, html)
  }
  const titles = new Map<string, string>()
  const paths = [...publicPaths, '/jobs/30', '/jobs/30/apply', '/blog/14']
  for (const path of paths) {
    const { headings, titles: own, descriptions, loading } = await read(path)
    expect(headings, path).toEqual([expect.not.stringMatching(/404|Loading/)])
    expect(own, path).toEqual([expect.stringContaining('Alderway')])
    expect(descriptions, path).toEqual([expect.stringMatching(/.{40,}/)])
    expect(loading, path).toEqual([])
    expect(titles.get(own.join()), `${path} has the title of`).toBeUndefined()
    titles.set(own.join(), path)
  }

  expect((await read('/jobs')).articles).toHaveLength(30)
  const [home, job, post] = [await read('/'), await read('/jobs/3'), await read('/blog/9')]
  expect(home.articles.join()).toContain('Regional lenders ease terms')
  expect(job.headings).toEqual(['HR Intern'])
  expect(post.articles[0]?.length).toBeGreaterThan(1000)
  for (const [{ data }, type] of [
    [home, 'Organization'],
    [job, 'JobPosting'],
    [post, 'BlogPosting'],
  ] as const) {
    expect(data).toEqual([expect.objectContaining({ '@context': 'https://schema.org', '@type': type })])
  }
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
    expect(scripts).toEqual([expect.stringMatching(/index-[^/]+\.js$/)])
    await page.evaluate('paint()')
    await waitForHydration(page)
  })

  test('a hidden page, which is never painted, starts without it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await page.goto('./', { waitUntil: 'load' })
    await waitForHydration(page)
  })
})

/** Holds back files. Returns a function that lets them load. */
async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  let send = () => {}
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return send
}

test('the first screen of a page does not change when its stylesheet arrives', async ({ page }) => {
  test.setTimeout(60_000)
  await page.route(/\.js$/, () => undefined)
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of sample(['/', '/jobs', '/jobs/3/apply', '/blog/9', '/contact'], publicPaths)) {
      const send = await hold(page, /\.css$/)
      await page.goto(`.${path}`, { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const places = () =>
        page.evaluate(async () => {
          // Fonts are asked for by the first layout, which nothing has caused yet.
          document.body.getBoundingClientRect()
          await document.fonts.ready
          return [...document.querySelectorAll('#root *')].flatMap((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const isShown = top < innerHeight && bottom > 0 && right > left
            return isShown ? `${element.localName} ${[left, right, top, Math.min(bottom, innerHeight)].join()}` : []
          })
        })
      const before = await places()
      send()
      await page.waitForFunction(() => document.readyState !== 'loading' && document.styleSheets.length > 2)
      expect.soft(await places(), `${path} at ${width} px`).toEqual(before)
      await page.unroute(/\.css$/)
    }
  }
})

/** Opens a page without its script. Returns a function that lets the script load. */
async function openWithoutScript(page: Page, path: string): Promise<() => void> {
  const send = await hold(page, '**/assets/index-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return send
}

test.describe('before the script loads', () => {
  // Playwright cannot hold back a script that a service worker requests.
  test.use({ serviceWorkers: 'block' })

  test('a message is typed and sent, once', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const send = await openWithoutScript(page, 'contact')
    const form = page.getByRole('main')
    await form.getByLabel('Full name').fill('Amara Osei')
    await form.getByLabel('Email').fill('amara@people.example')
    await form.getByLabel('Department').selectOption({ label: 'Sales' })
    await form.getByLabel('Message').fill('Please call me.')
    const button = form.getByRole('button', { name: 'Send message' })
    await button.dblclick()
    await expect(button).toHaveCSS('cursor', 'progress')
    send()
    await expect(form.getByRole('alert')).toContainText('Your message has been routed to the sales department!')
    expect(logged.filter((text) => text === 'Contact form submitted')).toHaveLength(1)
  })

  test('a search is typed on a page that the address changes, and keeps its words and the cursor', async ({ page }) => {
    const send = await openWithoutScript(page, 'jobs-listing?type=Part-Time')
    await page.getByLabel('Keyword').fill('nurse')
    await page
      .getByLabel('Keyword')
      .evaluate((field) => field instanceof HTMLInputElement && field.setSelectionRange(1, 1))
    send()
    await expect(page.getByText('1 job found')).toBeVisible()
    await expect(page.getByLabel('Keyword')).toBeFocused()
    await expect(page).toHaveURL(/\?type=Part-Time&q=nurse$/)
  })
})

test.describe('while the script loads', () => {
  test.use({ serviceWorkers: 'block' })

  test('every page stays, hydrates without a change, and then does what was pressed, once', async ({ page }) => {
    test.setTimeout(120_000)
    const kinds = ['/', '/jobs', '/jobs/3', '/jobs/3/apply', '/blog/9', '/contact', '/admin-login']
    for (const path of sample(kinds, publicPaths)) {
      const send = await openWithoutScript(page, path.slice(1) || './')
      await expect(page.getByRole('contentinfo')).toBeAttached()
      if (path === '/jobs') await expect(page.getByRole('article').first()).toBeVisible()
      const sent = await page.getByRole('heading', { level: 1 }).elementHandle()
      const pressed = await page.evaluate(() => {
        const buttons = [
          ...document.querySelectorAll<HTMLButtonElement>('#root button[type=button]:enabled:not([popovertarget])'),
        ]
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
      await page.unroute('**/assets/index-*.js')
    }
  })
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

test(
  'an address without a file never shows the home page, and links to it',
  { tag: '@sub-path' },
  async ({ page, request, baseURL }) => {
    const shell = await (await request.get('a/path/of/nothing')).text()
    expect(shell).not.toContain('<h1')
    await page.goto('a/path/of/nothing')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await page.getByRole('link', { name: 'Back to the home page' }).click()
    await expect(page).toHaveURL(baseURL ?? '')
  },
)
