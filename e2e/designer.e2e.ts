import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import axe from 'axe-core'
import { pages } from '../mocks/agency/pages'
import { messages } from '../src/content/messages'
import { expect as expectSoon, loadFrames, test } from './fixtures'

// What a designer does in Storybook, which takes seconds to load on a busy machine.
test.describe.configure({ timeout: 120_000 })
const expect = expectSoon.configure({ timeout: 40_000 })

const guides = readdirSync('.storybook/docs').filter((name) => name.endsWith('.mdx'))

// Playwright does not see what a service worker requests.
test.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })

test('compares the states of a component, changes a prop, copies code that can be pasted, and leaves what the demo keeps alone', async ({
  page,
}) => {
  await page.addInitScript(() => (localStorage['alderway.theme'] ??= 'dark'))
  await page.goto('storybook/iframe.html?viewMode=docs&id=ui-button--docs')
  const buttons = page.getByRole('list').filter({ hasText: 'Right to left' }).first().getByRole('button')
  await expect(buttons.last()).toHaveText(/\p{Script=Arabic}/u)
  const [plain, hovered, pressed, focused] = await buttons.evaluateAll((all) =>
    all.map((button) => getComputedStyle(button).backgroundColor),
  )
  expect(hovered).not.toBe(plain)
  expect(pressed).toBe(hovered)
  expect(focused).toBe(plain)
  await page.getByRole('radio', { name: 'quiet' }).check()
  await expect(page.getByRole('button', { name: 'Apply Now' }).first()).toHaveAttribute('data-variant', 'quiet')
  await page.getByText('Show code').first().click()
  await expect(page.locator('pre', { hasText: '<' })).toHaveText(
    /^import \{ Button \} from '@\/ui\/Button\/Button'\s+<Button\s+onClick=\{\(\) => \{\}\}\s+variant="quiet"\s*>/,
  )
  expect(await page.evaluate('JSON.stringify(localStorage)')).toBe('{"alderway.theme":"dark"}')
})

test('reads the docs, and all around them, by night where the system is dark, by day once it is light, and as the toolbar says', async ({
  page,
}) => {
  // The stories in frames are not read here, and take their time.
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('storybook/?path=/docs/read-first-welcome--docs')
  const docs = page.frameLocator('#storybook-preview-iframe')
  const picture = docs.locator('img[src*="homepage"]')
  const grounds = [page.locator('body'), docs.locator('.sbdocs-wrapper')]
  const night = ['rgb(11, 31, 24)', 'rgb(20, 45, 36)']
  const day = ['rgb(247, 244, 238)', 'rgb(255, 255, 255)']
  async function expectGrounds(colors: string[]) {
    for (const [index, ground] of grounds.entries())
      await expect(ground).toHaveCSS('background-color', colors[index] ?? '')
  }
  await expectGrounds(night)
  await page.emulateMedia({ colorScheme: 'light' })
  await expectGrounds(day)
  await expect(picture).not.toHaveAttribute('src', /dark/)
  await page.getByRole('button', { name: 'Theme: light or dark' }).click()
  await page.getByRole('option', { name: 'Dark', exact: true }).click()
  await expectGrounds(night)
  await expect(picture).toHaveAttribute('src', /dark/)
})

test('changes the theme of a story that is used until it shows its state, and still sees that state', async ({
  page,
}) => {
  await page.goto('storybook/?path=/story/ui-form--with-faults')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByText('2 things need your attention')).toBeVisible()
  await page.getByRole('button', { name: 'Theme: light or dark' }).click()
  await page.getByRole('option', { name: 'Dark', exact: true }).click()
  await expect(story.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(story.getByText('2 things need your attention')).toBeVisible()
  // Also the bar above it, whatever the system says.
  await expect(page.getByRole('toolbar')).toHaveCSS('color-scheme', 'dark')
})

test('opens one width alone, and reports it with its name and address', async ({ page }) => {
  await page.goto('storybook/?path=/docs/sections-closing--docs')
  const docs = page.frameLocator('#storybook-preview-iframe')
  await docs.getByRole('link', { name: '320 px' }).first().click()
  await expect(page).toHaveURL(/sections-closing--default.*viewport\.value:w320/)
  const report = page.getByRole('link', { name: 'Report' })
  await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await report.click()
  await expect(report).toHaveAttribute(
    'href',
    /subject=[^&]*Closing[^&]*&title=[^&]*Closing[^&+]*&body=What[^+]+http[^+]+w320/,
  )
})

for (const file of guides) {
  const guide = readFileSync(`.storybook/docs/${file}`, 'utf8')
  const [, title = ''] = /<Meta title="([^"]+)"/.exec(guide) ?? []

  test(`reads ${title} by day and by night: no text is too faint`, async ({ page }) => {
    // The stories in frames are not read here, and take their time.
    await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    await page.goto(`storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await expect(page.locator('#storybook-docs h1')).toBeVisible()
    await page.evaluate(axe.source)
    const byDay = await page.evaluate<axe.AxeResults>("axe.run({ exclude: 'iframe' }, { iframes: false })")
    expect(byDay.violations).toEqual([])

    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    const byNight = await page.evaluate<axe.AxeResults>(
      "axe.run({ exclude: 'iframe' }, { iframes: false, runOnly: 'color-contrast' })",
    )
    expect(byNight.violations).toEqual([])
  })
}

test('opens a docs page at its top, also where a story moves the focus', async ({ page }) => {
  await page.goto('storybook/iframe.html?viewMode=docs&id=features-answers-sent--docs')
  await expect(page.locator('#storybook-docs :focus')).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('opens a status and a text size of the toolbar from their link', async ({ page }) => {
  // The frame of that link, which is loaded without the toolbar in a third of the time.
  await page.goto(
    'storybook/iframe.html?viewMode=story&id=pages-jobspage--loaded&globals=mock:status-503;textSize:200-percent',
  )
  await expect(page.getByRole('main').getByText('HTTP error! Status: 503')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  // Media queries go by the browser's size too.
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
})

test('searches, and Enter opens the first result, with the settings of the toolbar', async ({ page }) => {
  await page.goto('storybook/?path=/docs/ui-tag--docs&globals=theme:light')
  const docs = page.frameLocator('#storybook-preview-iframe')
  await expect(docs.getByRole('heading', { level: 1, name: 'Tag' })).toBeVisible()
  const search = page.getByRole('searchbox')
  await search.fill('toast')
  await expect(page.getByRole('option').first()).toContainText('Toast')
  await search.press('Enter')
  await expect(docs.getByRole('heading', { name: 'Toast, alert' })).toBeInViewport()
  // It is marked on the page.
  await expect(docs.locator(':target')).toHaveText(/^Toast, alert/)
  // Tests of a component have its name too.
  await search.fill('footer')
  await search.press('Enter')
  await expect(docs.getByRole('heading', { level: 1, name: 'Footer' })).toBeInViewport()
  const layouts = docs.getByRole('group').filter({ hasText: /^Layouts, .*: \d/ })
  await layouts.getByText(/^Layouts, /).click()
  await expect(layouts.getByRole('link', { name: 'PublicLayout' })).toBeVisible()
  for (const word of [
    'snackbar',
    'hamburger',
    'switch',
    'cookie',
    'container',
    'install',
    'this week',
    'skip link',
    'day and night',
    'font weight',
    'line height',
    'use it for',
    'favicon',
  ]) {
    await search.fill(word)
    await expect(page.getByRole('option').first(), word).toContainText(new RegExp(`${word}.*Look it up`, 'is'))
  }
})

test('starts on the ground of the page, by day and by night, before a script loads', async ({ page }) => {
  await page.route(/iframe\.html/, async (route) => {
    const response = await route.fetch()
    const document = await response.text()
    await route.fulfill({ response, body: document.replaceAll(/<script type="module".*?<\/script>/g, '') })
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [view, scheme, ground] of [
    ['docs', 'light dark', 'rgb(20, 45, 36)'],
    ['story', 'light', 'rgb(247, 244, 238)'],
    ['story&globals=theme:dark', 'dark', 'rgb(11, 31, 24)'],
  ]) {
    await page.goto(`storybook/iframe.html?id=ui-button--primary&viewMode=${view}`)
    await expect(page.locator('html')).toHaveCSS('color-scheme', scheme ?? '')
    await expect(page.locator('.sb-preparing-story')).toHaveCSS('background-color', ground ?? '')
  }
})

test('reaches the settings of the toolbar on a phone, before the links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('storybook/?path=/story/ui-button--primary')
  const toolbar = page.getByRole('toolbar')
  const setting = toolbar.getByRole('button', { name: 'Text: the size set in the browser' })
  await setting.scrollIntoViewIfNeeded()
  await expect(setting).toBeInViewport({ ratio: 1 })
  const { x = 0, width, height } = (await setting.boundingBox()) ?? {}
  expect([width, height]).toEqual([44, 44])
  expect((await toolbar.getByRole('link', { name: 'Report' }).boundingBox())?.x).toBeGreaterThan(x)
})

test('sees the logos of the clients, which are the shapes of files', async ({ page }) => {
  await page.goto('storybook/iframe.html?viewMode=story&id=sections-clientlogos--default')
  await expect(page.getByRole('img').first()).toHaveCSS('mask-image', /^url/)
})

test('lays out the tables of tokens in one grid, and breaks values at spaces', async ({ page }) => {
  await page.goto('storybook/iframe.html?viewMode=docs&id=read-first-type--docs')
  await expect(page.locator('#storybook-docs table')).toHaveCount(7)
  const columns = await page
    .locator('#storybook-docs thead')
    .evaluateAll((heads) =>
      heads.map((head) => [...head.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().left).join()),
    )
  expect(new Set(columns).size).toBe(1)
  /** In more than one line. */
  const broken = await page.locator('td > div > code').evaluateAll((values) =>
    values.flatMap((value) => {
      const text = value.firstChild
      if (!text) return []
      const words = [...(text.nodeValue ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ 0: word, index }) => {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )
  expect(broken).toEqual([])
})

test('sees each story as its own site sets it, whatever a page of another site sends', async ({ page }) => {
  await page.goto('storybook/iframe.html?viewMode=story&id=ui-button--primary')
  const button = page.locator('#storybook-root button')
  await expect(button).toHaveText('Apply Now')
  const setProps = (updatedArgs: object) =>
    JSON.stringify({
      key: 'storybook-channel',
      event: { type: 'updateStoryArgs', from: 'elsewhere', args: [{ storyId: 'ui-button--primary', updatedArgs }] },
    })
  const send = `parent.postMessage(${JSON.stringify(setProps({ variant: 'quiet' }))}, '*')`
  await page.evaluate((srcdoc) => {
    // Without `allow-same-origin` its origin is another one.
    const frame = Object.assign(document.createElement('iframe'), { srcdoc, sandbox: 'allow-scripts' })
    const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    return isLoaded
  }, `<script>${send}</script>`)
  await page.evaluate((message) => postMessage(message), setProps({ children: 'Apply later' }))
  await expect(button).toHaveText('Apply later')
  await expect(button).toHaveAttribute('data-variant', 'primary')
})

test('sees the icon of the agency beside its name and in the tab', async ({ page, request }) => {
  // No story: it would take most of the time.
  await page.route(/iframe\.html/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('storybook/')
  const shown = await page.locator('.brand img').evaluate((image: HTMLImageElement) => image.src)
  const inTab = await page
    .locator('link[rel=icon]')
    .evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href))
  for (const address of [shown, ...inTab])
    expect(await (await request.get(address)).text(), address).toBe(readFileSync('public/favicon.svg', 'utf8'))
})

test('follows the links of the docs pages to stories that exist', async ({ page }) => {
  const { entries } = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8'))
  const links = guides.map((file) => readFileSync(`.storybook/docs/${file}`, 'utf8'))
  for (const id of ['read-first-type', 'read-first-map-of-the-site']) {
    await page.goto(`storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    const drawn = page.locator(':is(details, table) a')
    await expect(drawn).not.toHaveCount(0)
    links.push(...(await drawn.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href))))
  }
  const ids = links.join('\n').matchAll(/(?<=path=\/(?:docs|story)\/)[\w-]+/g)
  expect([...ids].flat().filter((id) => !(id in entries))).toEqual([])
})

test('reads the docs on a phone: a wide table or picture does not make the page scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  for (const [id, wide] of [
    ['read-first-scenarios-and-behaviors', 'table'],
    ['read-first-welcome', 'iframe'],
    ['sections-statistics', 'table'],
  ]) {
    await page.goto(`storybook/iframe.html?viewMode=docs&id=${id}--docs`)
    await page.locator(`#storybook-docs ${wide}`).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(375)
  }
})

test('sees the empty state at 320 px from right to left, by night and by day again, and opens it on the site', async ({
  page,
}) => {
  await page.goto('storybook/?path=/story/pages-jobspage--empty&globals=language:rtl;viewport.value:w320')
  const preview = page.frameLocator('#storybook-preview-iframe')
  await preview.locator('body.sb-show-main').waitFor()
  const html = preview.locator('html')
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(preview.locator('main p').first()).toHaveText(/\p{Script=Arabic}/u)
  expect(await html.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])).toEqual([320, 320])
  await expect(html).toHaveCSS('color-scheme', 'light')
  for (const [choice, scheme] of [
    ['Dark', 'dark'],
    ['Light', 'light'],
  ] as const) {
    await page.getByRole('button', { name: 'Theme: light or dark' }).click()
    await page.getByRole('option', { name: choice, exact: true }).click()
    await expect(html).toHaveCSS('color-scheme', scheme)
  }
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Open on the site' }).click()
  const site = await opened
  await expect(site).toHaveURL(/\/jobs\?.*mock=jobs:empty/)
  await expect(site.getByRole('main').getByText(messages.jobs.empty)).toBeVisible()
})

test('sees one scenario on all pages, with the ticks that each page has of its own', async ({ open, page }) => {
  // One frame beside another would load more of them.
  await page.setViewportSize({ width: 480, height: 700 })
  await loadFrames(page, /\/(jobs|admin)\?/)
  await open('/__states?page=jobs&width=320&theme=dark')
  await page.getByRole('checkbox', { name: 'Checked: backend-down' }).check()
  await page.getByRole('navigation', { name: 'Scenario' }).getByRole('link', { name: 'Backend down' }).click()
  await expect(page).toHaveTitle('All pages: Backend down | Alderway')
  await expect(page).toHaveURL(/\?scenario=backend-down&width=320&theme=dark$/)
  await expect(page.locator('a[aria-current]')).toHaveText(['320 px', 'Night', 'Backend down'])
  await expect(page.locator('iframe')).toHaveCount(Object.keys(pages).length)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveAccessibleName('Checked: /jobs')
  await page.getByTitle('Jobs: backend-down').scrollIntoViewIfNeeded()
  const jobs = page.getByTitle('Jobs: backend-down').contentFrame()
  await expect(jobs.getByRole('main').getByText(messages.jobs.failed(503))).toBeVisible()
  await page.getByTitle('Dashboard: backend-down').scrollIntoViewIfNeeded()
  const dashboard = page.getByTitle('Dashboard: backend-down').contentFrame()
  await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('finds frames that overflow sideways or have accessibility problems', async ({ open, page }) => {
  await loadFrames(page, /\/blog\?/)
  await open('/__states?scenario=first-day&width=320')
  const blog = page.getByRole('listitem').filter({ has: page.getByTitle('Blog: first-day') })
  const main = page.getByTitle('Blog: first-day').contentFrame().locator('main')
  await expect(main.getByText(messages.blogs.empty)).toBeVisible()
  const [overflow, problem] = [page.getByText(/^Overflows sideways/), blog.getByText(/^Accessibility problems/)]
  await expect(overflow).toHaveCount(0)
  await main.evaluate((main) => {
    const wide = Object.assign(document.createElement('img'), {
      src: 'favicon.svg',
      style: 'width: 332px; max-width: none',
    })
    main.prepend(wide)
  })
  await expect(overflow).toHaveText('Overflows sideways by 12 px')
  await expect(blog.locator(overflow)).toBeVisible()
  await page.getByRole('button', { name: 'Check accessibility' }).click()
  await expect(page.getByText(/^Checking 1 of 8: Home: first-day/)).toBeVisible()
  await expect(page.getByText(/^Frames with accessibility problems: 1 of the 8 shown\.$/)).toBeVisible({
    timeout: 90_000,
  })
  await expect(problem).toHaveText('Accessibility problems: image-alt (img[src$="favicon.svg"])')
})

test('frames out of sight sleep, and are as they were when they are in sight again', async ({ open, page }) => {
  await loadFrames(page, /login:ok/)
  await open('/__STATES?page=login&width=768')
  const frame = page.getByTitle('Admin login: login ok').contentFrame()
  const field = frame.getByLabel('Username')
  await field.fill('someone')
  await page.getByRole('checkbox', { name: 'Checked: login ok' }).check()
  await field.evaluate(() => {
    const count = () => {
      document.title += '.'
      requestAnimationFrame(count)
    }
    count()
  })
  /** Whether something in the frame moves while the gallery draws. */
  async function isAwake() {
    const readTitle = () => field.evaluate(() => document.title.length)
    const before = await readTitle()
    await page.evaluate(async () => {
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame)
    })
    return (await readTitle()) > before
  }
  await expect.poll(isAwake).toBe(true)
  await page.locator('iframe').last().scrollIntoViewIfNeeded()
  // The checkbox beside it has the focus.
  expect(await isAwake()).toBe(true)
  await page.getByRole('checkbox').last().focus()
  await expect.poll(isAwake).toBe(false)
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect.poll(isAwake).toBe(true)
  await expect(field).toHaveValue('someone')
  await expect(page.getByRole('checkbox', { name: 'Checked: login ok' })).toBeChecked()
})

test('saves one scenario of all pages as a picture', async () => {
  const args = ['--import', 'tsx', 'visual/sheet.ts', '--scenario', 'first-day', '--theme', 'dark']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const [, file = ''] = /^Written: (.+)$/m.exec(stdout) ?? []
  expect(file).toMatch(/first-day-320-dark\.png$/)
  const picture = readFileSync(file)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect(picture.readUInt32BE(16)).toBe(2560)
})
