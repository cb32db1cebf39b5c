import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { jobsListing } from '../src/content/jobs'
import { publicPaths } from '../src/content/paths'
import { expect, logIn, navigate, test } from './fixtures'
import { badge, findCovered } from './panelPage'
import { sample } from './sample'

test('the slides wait while the keyboard is in them, and a pause outlives a navigation', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await open('/')
  const first = page.getByRole('button', { name: 'Slide 1' })
  await page.getByRole('link', { name: 'Hire Talent' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Pause the slides' })).toBeFocused()
  await page.clock.runFor(12_000)
  await expect(first).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/blog$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await page.clock.runFor(12_000)
  await expect(first).toHaveAttribute('aria-current', 'true')
})

// As the browser tells it to screen readers: Playwright names regions itself, by what is not laid out too.
test('every section of the home page is a landmark before it is laid out, and waits for no scrolling', async ({
  open,
  page,
}) => {
  await open('/')
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const regions = nodes.filter(({ ignored, role }) => !ignored && role?.value === 'region')
  expect(regions).toHaveLength(12)
  expect(regions.map(({ name }) => name?.value)).not.toContain('')

  // Else a picture of the whole page shows empty bands.
  const headings = page.locator('main h2, footer h2')
  const findNotLaidOut = () =>
    headings.evaluateAll((all) =>
      all
        .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
        .map((heading) => heading.textContent),
    )
  await expect(headings).not.toHaveCount(0)
  await expect.poll(findNotLaidOut).toEqual([])
  const findNotLoaded = () =>
    page
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth === 0).length)
  await expect.poll(findNotLoaded).toBe(0)

  // Some of the tools that take such pictures switch animations off.
  await open('/')
  await page.addStyleTag({ content: '* { animation: none !important }' })
  await expect.poll(findNotLaidOut).toEqual([])
})

test('the slide that is shown prints as wide as the paper', async ({ open, page }) => {
  // Printing does not tell Swiper of the width either.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ResizeObserver'))
  await open('/')
  await page.getByRole('button', { name: 'Next slide' }).click()
  const slides = page.locator('.swiper-slide')
  await expect(slides.nth(1)).toHaveClass(/swiper-slide-active/)
  await page.emulateMedia({ media: 'print' })
  await page.addStyleTag({ content: 'body { width: 600px }' })
  await expect(slides.filter({ visible: true })).toHaveCount(1)
  expect(await slides.nth(1).boundingBox()).toMatchObject({ x: 0, width: 600 })
})

test('a page prints black on white, also if the visitor has chosen the night', async ({ open, page }) => {
  await page.addInitScript(() => (localStorage['alderway.theme'] = 'dark'))
  await open('/jobs/2')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
})

test('bar and dot of the current slide and the chosen category are seen in forced colors', async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/')
  const ink = await page
    .getByRole('button', { name: 'Next slide' })
    .evaluate((button) => getComputedStyle(button).color)
  const progress = page.getByRole('region', { name: 'What Alderway does' }).locator('> :last-child > div')
  await expect(progress).toHaveCSS('background-color', ink)
  const dot = page.getByRole('button', { name: 'Slide 1' })
  expect(await dot.evaluate((button) => getComputedStyle(button, '::before').backgroundColor)).toBe(ink)
  await expect(page.getByRole('button', { pressed: true })).toHaveCSS('text-decoration-line', 'underline')
})

test('the first slide is as large as the others on a phone on its side', async ({ open, page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open('/')
  const desk = page.getByRole('main').getByRole('link', { name: 'Write now.' })
  await expect.poll(async () => (await desk.boundingBox())?.width).toBeGreaterThan(300)
})

test('cards show all of their text on phones when it is twice as large', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const address of ['/', '/jobs', '/jobs/3', '/domestic/local-hiring'] as const) {
    await open(address)
    await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'))
    const texts = page.locator('main li :is(article, h3, p)')
    await expect(texts).not.toHaveCount(0)
    const findCut = () =>
      texts.evaluateAll((all) =>
        all.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      )
    await expect.poll(findCut, { message: address }).toEqual([])
  }
})

test('a field has room for what is typed, and its label for itself, on a phone with text twice as large', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const [address, name] of [
    ['/jobs-listing', 'Keyword'],
    ['/jobs', 'Job or place'],
    ['/admin-login', 'Password'],
  ] as const) {
    await open(address)
    await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'))
    const field = page.getByLabel(name, { exact: true })
    await expect.poll(() => field.evaluate(({ clientWidth }) => clientWidth), address).toBeGreaterThan(150)
    const covered = await field.evaluate((element: HTMLInputElement) =>
      [...(element.labels ?? [])].filter((label) => {
        label.scrollIntoView({ block: 'center', behavior: 'instant' })
        const words = document.createRange()
        words.selectNodeContents(label)
        const { right, top, height } = words.getBoundingClientRect()
        const isHidden = label.clientWidth <= 1
        return !isHidden && !label.contains(document.elementFromPoint(right - 4, top + height / 2))
      }),
    )
    expect(covered, address).toHaveLength(0)
  }
})

test('in the window that 400 % of zoom leaves, the menu scrolls away with the page', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/jobs/3')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toBeInViewport()
})

test('a table with pictures fits a phone when text is twice as large', async ({ open, page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await open('/global-it-recruitment')
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'))
  await page.getByRole('cell', { name: 'Toronto' }).scrollIntoViewIfNeeded()
  await expect.poll(() => findCutTexts(page)).toEqual([])
})

test('a new page starts at the top, is announced and takes the focus, while it fades too', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('#polite')).toContainText('Contact us')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link to the page that one is on leads to its top', async ({ open, page }) => {
  await open('/contact')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' })
  // Not to the link: groups that can be opened become open ones once the footer answers.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await link.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the services close when one presses elsewhere, on text too', async ({ open, page }) => {
  await open('/about')
  const services = page.getByRole('button', { name: 'Our Services' })
  await services.focus()
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.click(640, 680)
  await expect(services).toHaveAttribute('aria-expanded', 'false')
})

test('the services close without a jump of the page, although the focus was inside', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/jobs')
  const services = page.getByRole('button', { name: 'Our Services' })
  await services.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.evaluate(() => {
    scrollTo(0, 900)
    addEventListener('scroll', () => {
      if (scrollY < 900) document.body.append('The page has jumped.')
    })
  })
  await page.keyboard.press('Escape')
  await expect(services).toBeFocused()
  // Longer than the page looks after what Tab has scrolled to.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  })
  await expect(page.getByText('The page has jumped.')).toHaveCount(0)
})

test('Back begins at the page if the link that led away is not shown any more', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/')
  await page.getByRole('main').getByRole('link', { name: 'Contract', exact: true }).press('Enter')
  await expect(page).toHaveURL(/jobs/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('article').getByRole('link').first().focus()
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goBack()
  await expect(page).toHaveTitle(/^Alderway:/)
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('Back finds its place on a long page', async ({ open, page }) => {
    await open('/')
    await navigate(page, '/international/immigration')
    const heading = page.getByRole('heading', { name: 'Not sure where you stand?' })
    await heading.scrollIntoViewIfNeeded()
    const readTop = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    const left = await readTop()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).dispatchEvent('click')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
    await page.goBack()
    await expect(heading).toBeVisible()
    await expect.poll(readTop).toBe(left)
  })

  test('the next posts begin below a heading that has the focus, and is in view', async ({ open, page }) => {
    await open('/blog')
    await page.getByRole('main').getByRole('button', { name: 'Next' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  })

  test('the menu opens with its button and the services on a tap, up to 768 px', async ({ open, page }) => {
    await open('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await expect(menu).toBeHidden()
    const button = page.getByRole('button', { name: 'Open the menu' })
    await button.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.tap()
    await page.setViewportSize({ width: 812, height: 375 })
    await expect(menu).toHaveCSS('position', 'static')
    await page.setViewportSize({ width: 375, height: 812 })
    await button.tap()
    await menu.getByRole('button', { name: 'Our Services' }).tap()
    await menu.getByRole('link', { name: /Local Hiring/ }).tap()
    await expect(page).toHaveURL(/domestic\/local-hiring/)
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu).toBeVisible()
    await page.goBack()
    await expect(menu).toBeHidden()
    await button.tap()
    await menu.getByRole('button', { name: 'Our Services' }).tap()
    await menu.getByRole('link', { name: 'Blog' }).tap()
    await expect(page).toHaveURL(/\/blog/)
    await expect(menu).toBeHidden()
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(button).toBeVisible()
    await page.setViewportSize({ width: 769, height: 900 })
    await expect(button).toBeHidden()
    await expect(menu).toBeVisible()
  })
})

test('in a low window the menu of services scrolls to its last link', async ({ open, page }) => {
  await page.setViewportSize({ width: 1024, height: 400 })
  await open('/about')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: 'Our Services' }).click()
  const last = menu.getByRole('link', { name: /Professional World/ }).last()
  await last.focus()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('the button to the top covers no link at the end of a page', async ({ open, page }) => {
  await open('/contact')
  const button = page.getByRole('button', { name: 'Scroll to top' })
  for (const width of [320, 375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(button).toBeVisible()
    const corner = await button.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return { left, top }
    })
    const links = page.getByRole('contentinfo').getByRole('link')
    const covered = await links.evaluateAll((all, { left, top }) => {
      const isBehind = ({ right, bottom }: DOMRect) => right > left && bottom > top
      return all.filter((link) => isBehind(link.getBoundingClientRect())).map((link) => link.textContent)
    }, corner)
    expect(covered, `at ${width} px`).toEqual([])
  }
})

test('on phones the button to the top covers no word of a form, and no salary', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/contact', '/hire-us', '/jobs/1/apply', '/admin-login', '/jobs'] as const) {
    await open(path)
    await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }))
    const button = page.getByRole('button', { name: 'Scroll to top' })
    await expect(button).toBeVisible()
    const { left } = await button.evaluate((element) => element.getBoundingClientRect())
    const content = page.locator('main :is(form, article)')
    await expect(content.last()).toBeAttached()
    const rights = await content.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
    expect(Math.max(...rights), path).toBeLessThanOrEqual(left)
  }
})

test('the fields of the search stand in a row from a tablet on, and fold on a phone', async ({ open, page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open('/jobs-listing')
  await expect(page.getByLabel('Experience level')).toBeVisible()
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByLabel('Experience level')).toBeHidden()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByLabel('Experience level')).toBeVisible()
})

test('no filter of the jobs moves when one is chosen: the pointer stays on it', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 })
  await open('/jobs')
  const filters = page.getByRole('navigation', { name: jobsListing.narrow }).locator('a')
  const readPlaces = () =>
    filters.evaluateAll((all) => all.map((link) => [link.firstChild?.textContent, link.getBoundingClientRect().top]))
  const before = await readPlaces()
  for (const name of ['Part-Time', 'Healthcare & Pharma']) {
    await filters.filter({ hasText: name }).click()
    await expect(page.getByRole('button', { name: jobsListing.remove(name) })).toBeVisible()
    expect(await readPlaces()).toEqual(before)
  }
  await expect(page.locator('nav li[inert]')).not.toHaveCount(0)
})

test('the cover of the first post is cut little by the words beside it, at any width', async ({ open, page }) => {
  await open('/blog')
  const cover = page.getByRole('main').getByRole('article').first().locator('img').first()
  for (const width of betweenWidths) {
    await page.setViewportSize({ width, height: 900 })
    const shape = () => cover.evaluate(({ width: shown, height }: HTMLImageElement) => shown / height)
    await expect.poll(shape, { message: `at ${width} px` }).toBeGreaterThan(1.5)
  }
})

/** Returns the innermost element that reaches to the page's right edge, if the page is too wide for the window. */
function findOverflow(page: Page, textSize: number): Promise<string> {
  return page.evaluate(async (size) => {
    const html = document.documentElement
    html.style.fontSize = `${size}%`
    // A fallback font can be wider.
    await document.fonts.ready
    const { scrollWidth, clientWidth } = html
    if (scrollWidth <= clientWidth) return ''
    const content = document.createRange()
    const culprit = [...document.body.querySelectorAll('*')].findLast((element) => {
      content.selectNodeContents(element)
      return [element, content].some((part) => Math.abs(part.getBoundingClientRect().right - scrollWidth) < 1)
    })
    return `${scrollWidth - clientWidth} px too wide: ${culprit?.outerHTML.slice(0, 300)}`
  }, textSize)
}

test('no page scrolls sideways, also with large text, or has a control behind the badge, however far it is scrolled', async ({
  open,
  page,
}) => {
  test.setTimeout(120_000)
  const expectSoft = expect.configure({ soft: true })
  const resize = (width: number) => page.setViewportSize({ width, height: 300 })
  const expectFree = (message: string) => expectSoft.poll(() => findCovered(page, '.badge'), { message }).toEqual([])

  async function measureWidth(address: string) {
    // Right after a change a page that is laid out in parts can be too wide for a moment.
    for (const size of [200, 100]) {
      const message = `${address} with text at ${size} %`
      await expectSoft.poll(() => findOverflow(page, size), { message }).toBe('')
    }
    await expectFree(address)
  }

  async function measure(address: string) {
    await measureWidth(address)
    // The other pages have the margins of these.
    if (!['/', '/jobs/3', '/contact', '/admin'].includes(address)) return
    for (const width of [375, 768, 1024, 1280, 1920]) {
      await resize(width)
      await measureWidth(`${address} at ${width} px`)
    }
    await resize(320)
  }

  await resize(320)
  await open('/jobs', { scenario: 'long-text' })
  await expect(badge(page)).toBeVisible()
  await measure('/jobs, long text')
  await navigate(page, '/jobs/1')
  await measure('/jobs/1, long text')
  await navigate(page, `/jobs-listing?q=${'W'.repeat(80)}`)
  await measure('/jobs-listing, a long word')
  await open('/admin-login?scenario=everyday')
  await expect(badge(page)).toBeVisible()
  await measure('/admin-login')
  await logIn(page)
  await expect(page.getByText('Total jobs')).toBeVisible()
  await measure('/admin')
  const kinds = ['/jobs/3', '/jobs/3/apply', '/blog/9', '/contact', '/no/such/page', '/']
  // A login in this tab leads from the login page to the admin area, which has another menu.
  const others = publicPaths.filter((path) => path !== '/admin-login')
  for (const address of sample(kinds, others)) {
    await navigate(page, address)
    await measure(address)
  }
  await navigate(page, '/')
  await page.setViewportSize({ width: 375, height: 812 })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await findCovered(page, '.badge'), 'the phone menu').toEqual([])
})

/** Between a phone and a desktop. */
const betweenWidths = [480, 600, 700, 769, 820, 900, 1000, 1024, 1100, 1180]

/** Returns how lists of four or eight begin whose last row has fewer parts than their first. */
function findShortRows(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
      const tops = Array.from(list.children, (part) => Math.round(part.getBoundingClientRect().top))
      const countIn = (row?: number) => tops.filter((top) => top === row).length
      const isOfFour = tops.length === 4 || tops.length === 8
      const isGrid = getComputedStyle(list).display === 'grid'
      if (!isOfFour || !isGrid || countIn(tops[0]) === countIn(tops.at(-1))) return []
      return [list.textContent.slice(0, 40)]
    }),
  )
}

test('four never stand as three and one, nothing scrolls sideways, and the first job is on the first screen, at any width', async ({
  open,
  page,
}) => {
  for (const [address, name] of [
    ['/jobs', 'Senior Backend Engineer'],
    ['/jobs-listing', 'Senior Backend Engineer'],
    ['/', 'Latest news'],
    ['/about', 'Four offices'],
  ] as const) {
    await open(address)
    const heading = page.getByRole('main').getByRole('heading', { name })
    await expect(heading).toBeVisible()
    for (const width of betweenWidths) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => findShortRows(page), { message: `${address} at ${width} px` }).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${address} at ${width} px`).toBe(width)
      if (!address.startsWith('/jobs')) continue
      const isOnScreen = () => heading.evaluate((title) => title.getBoundingClientRect().top < 600)
      await expect.poll(isOnScreen, { message: `${address} at ${width} px` }).toBe(true)
    }
  }
})

/** Sets the spacing of text that a reader may set (WCAG 1.4.12). */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`)
    document.adoptedStyleSheets = [sheet]
  })
}

/** Returns the texts that reach past an edge of the window. The page does not scroll there: they are cut. */
function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const elsewhere = '[inert], .visually-hidden, .row-on-phones'
    const range = document.createRange()
    function findClips(element: Element): Element[] {
      const parent = element.parentElement
      const isClip = /clip|hidden/.test(getComputedStyle(element).overflowX)
      return [...(isClip ? [element] : []), ...(parent ? findClips(parent) : [])]
    }
    return [...document.querySelectorAll('body :not(script, style)')].flatMap((element) => {
      const edges = findClips(element).map((clip) => clip.getBoundingClientRect())
      return Array.from(element.childNodes).flatMap((node) => {
        range.selectNodeContents(node)
        const { width, left, right } = range.getBoundingClientRect()
        const isClipped = edges.some((edge) => left < edge.left - 1 || right > edge.right + 1)
        const isCut = width > 0 && (left < -1 || right > clientWidth + 1 || isClipped)
        if (!isCut || node.nodeType !== Node.TEXT_NODE || element.closest(elsewhere)) return []
        return getComputedStyle(element).textOverflow === 'ellipsis' ? [] : [node.textContent ?? '']
      })
    })
  })
}

test('no text is cut at the spacing that a reader may set', async ({ open, page }) => {
  test.setTimeout(120_000)
  await open('/blog')
  await spaceText(page)
  for (const address of sample(
    ['/', '/jobs/3', '/jobs/3/apply', '/contact', '/global-it-recruitment', '/talent-acquisition'],
    publicPaths,
  )) {
    await navigate(page, address)
    for (const width of [1280, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => findCutTexts(page), { message: `${address} at ${width} px` }).toEqual([])
    }
  }
})

test('whatever scrolls inside a page at 320 px can be scrolled by keyboard in any browser', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await open('/jobs/3')
  await page.evaluate(axe.source)
  for (const address of sample(['/', '/jobs', '/blog/3'], publicPaths)) {
    await navigate(page, address)
    const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ runOnly: 'scrollable-region-focusable' })")
    expect(violations, address).toEqual([])
  }
})
