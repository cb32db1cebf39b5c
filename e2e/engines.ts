// Eleven journeys in Firefox and in WebKit, by WebDriver. Playwright's own builds of them cannot be installed everywhere.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { ElementHandle, launch } from 'puppeteer-core'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { preview, type PreviewServer } from 'vite'
import { demoSignIn } from '../src/content/demo'

interface Control {
  click: () => Promise<unknown>
  pressEnter: () => Promise<unknown>
  type: (text: string) => Promise<unknown>
  choose: (value: string) => Promise<unknown>
  upload: (file: string) => Promise<unknown>
}

interface Browser {
  open: (url: string) => Promise<unknown>
  /** Calls a function in the page. */
  read: (inPage: () => string) => Promise<string>
  find: (name: string) => Promise<Control | null>
  close: () => Promise<unknown>
}

/** Debian's, or Ubuntu's. */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file)) ?? ''

async function openFirefox(): Promise<Browser> {
  // Firefox's own size: older releases can't emulate another one.
  const options = { defaultViewport: null, args: ['--width=1280', '--height=900'] }
  const browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true, ...options })
  const page = await browser.newPage()
  return {
    open: (url) => page.goto(url),
    read: (inPage) => page.evaluate(inPage),
    find: async (name) => {
      const control = await page.evaluateHandle(findControl, name)
      if (!(control instanceof ElementHandle)) return null
      return {
        click: () => control.click(),
        pressEnter: () => control.press('Enter'),
        type: (text) => control.type(text),
        choose: (value) => control.select(value),
        upload: (file) => control.uploadFile(file),
      }
    },
    close: () => browser.close(),
  }
}

const webKitFolder = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1`

async function openWebKit(): Promise<Browser> {
  const port = 5321
  const screen = ['-a', '-s', '-screen 0 1300x1000x24']
  const service = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], { detached: true })
  const end = () => service.pid && process.kill(-service.pid)
  const options = { binary: `${webKitFolder}/MiniBrowser`, args: ['--automation'] }
  const driver = await retry(() =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build(),
  )
  await driver.manage().window().setRect({ width: 1280, height: 900 })
  return {
    open: (url) => driver.get(url),
    read: (inPage) => driver.executeScript(inPage),
    find: async (name) => {
      const control = await driver.executeScript<WebElement | null>(findControl, name)
      return (
        control && {
          click: () => control.click(),
          pressEnter: () => control.sendKeys(Key.ENTER),
          type: (text) => control.sendKeys(text),
          choose: (value) => control.sendKeys(value),
          upload: (file) => control.sendKeys(file),
        }
      )
    },
    close: async () => {
      await driver.quit()
      end()
      await once(service, 'exit')
    },
  }
}

const engines = [
  { name: 'Firefox', open: openFirefox, program: firefox, packages: 'firefox-esr' },
  { name: 'WebKit', open: openWebKit, program: '/usr/bin/WebKitWebDriver', packages: 'webkit2gtk-driver xvfb xauth' },
]

/** Tries for 20 s. */
async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + 20_000
  for (;;) {
    try {
      return await attempt()
    } catch (reason) {
      if (Date.now() > end) throw reason
      await sleep(100)
    }
  }
}

/** Returns the control with this name, else the first whose name starts with it, also of the panel. Runs in the page. */
function findControl(name: string): HTMLInputElement | undefined {
  const panel = document.body.lastElementChild?.shadowRoot
  const controls = [document, ...(panel ? [panel] : [])]
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('a, button, input, select, summary, textarea')])
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .map((control) => ({
      control,
      label: control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent,
    }))
  const found =
    controls.find(({ label }) => label.trim() === name) ?? controls.find(({ label }) => label.trim().startsWith(name))
  // What is not laid out yet cannot be clicked in WebKit.
  found?.control.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found?.control
}

/** Returns the text of the page, of its frames and of the panel. Runs in the page. */
function readText(): string {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body)
  const panel = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
  // Not innerText, which leaves out what is not laid out yet below the first screen.
  return [document.body, panel, ...frames].map((part) => part?.textContent).join(' ')
}

class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly site: string,
  ) {}

  async open(address: string) {
    await this.browser.open(new URL(address, this.site).href)
  }

  async back() {
    await this.browser.read(() => {
      history.back()
      return ''
    })
  }

  async use(name: string, action: (control: Control) => Promise<unknown>) {
    await retry(async () => {
      const control = await this.browser.find(name)
      if (!control) throw new Error(`There is no "${name}".`)
      await action(control)
    })
  }

  click(name: string) {
    return this.use(name, (control) => control.click())
  }

  type(name: string, text: string) {
    return this.use(name, (control) => control.type(text))
  }

  async waitFor(inPage: () => string, expected: string) {
    await retry(async () => {
      const value = await this.browser.read(inPage)
      if (!value.includes(expected)) throw new Error(`There is no "${expected}" in "${value.slice(0, 300)}".`)
    })
  }

  sees(text: string) {
    return this.waitFor(readText, text)
  }

  isAt(address: string) {
    return this.waitFor(() => location.href, address)
  }
}

async function writeMessage(visitor: Visitor) {
  await visitor.type('Full name', 'Amara Osei')
  await visitor.type('Email', 'a@b.example')
}

const folder = mkdtempSync(path.join(tmpdir(), 'alderway-engines-'))
process.once('exit', () => rmSync(folder, { recursive: true }))
const resume = path.join(folder, 'resume.pdf')
writeFileSync(resume, '%PDF-1.7')

const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'reads the news of another category, page by page': async (visitor) => {
    await visitor.open('/')
    await visitor.click('sports')
    await visitor.sees('Lanterns hold on in')
    await visitor.click('Next')
    await visitor.sees('Page 2 of')
  },
  'pauses the slides and plays them': async (visitor) => {
    await visitor.open('/')
    await visitor.click('Pause the slides')
    await visitor.click('Play the slides')
    await visitor.click('Pause the slides')
  },
  'goes to a service by the menu, on to the blog, and back': async (visitor) => {
    await visitor.open('/about')
    await visitor.click('Our Services')
    await visitor.click('Talent Acquisition')
    await visitor.isAt('/talent-acquisition')
    await visitor.click('Blog')
    await visitor.isAt('/blog')
    await visitor.back()
    await visitor.isAt('/talent-acquisition')
  },
  'sends a message': async (visitor) => {
    await visitor.open('/contact')
    await writeMessage(visitor)
    await visitor.type('Message', 'Hello')
    await visitor.click('Send message')
    await visitor.sees('routed to')
  },
  'applies for a job': async (visitor) => {
    await visitor.open('/jobs/3/apply')
    await writeMessage(visitor)
    await visitor.use('Resume', (control) => control.upload(resume))
    await visitor.click('Submit')
    await visitor.sees('submitted successfully!')
  },
  'logs in to the admin area, and out': async (visitor) => {
    await visitor.open('/admin')
    await visitor.type('Username', demoSignIn.email)
    await visitor.type('Password', demoSignIn.password)
    await visitor.click('Log in')
    await visitor.sees('Total jobs')
    await visitor.click('Logout')
    await visitor.sees('You are logged out')
  },
  'searches for a job from the home page': async (visitor) => {
    await visitor.open('/')
    await visitor.type('Which job', 'nurse')
    await visitor.click('Search')
    await visitor.isAt('/jobs?q=nurse')
    await visitor.sees('Day Surgery Nurse')
  },
  'tries again after a failure that an address asks for': async (visitor) => {
    await visitor.open('/jobs?mock=jobs:503>ok')
    await visitor.sees('HTTP error! Status: 503')
    await visitor.click('Try again')
    await visitor.sees('Day Surgery Nurse')
  },
  // Without the clipboard, which a driven browser may not read.
  'performs the demo script': async (visitor) => {
    await visitor.open('/?scenario=everyday')
    await visitor.use('Demo data', (control) => control.pressEnter())
    await visitor.click('News service down')
    await visitor.sees('Failed to load news. Please try again later.')
    await visitor.click('Contact Us')
    await visitor.type('Full name', 'Amara Osei')
    await visitor.click('Backend down')
    await visitor.waitFor(() => document.querySelector('input')?.value ?? '', 'Amara Osei')
    await visitor.click('All jobs')
    await visitor.sees('HTTP error! Status: 503')
    await visitor.click('Everyday (default)')
    await visitor.sees('Senior Backend Engineer')
    await visitor.click('Data')
    await visitor.click('Senior Backend Engineer1, ')
    await visitor.type('title', ' of Lighthouses')
    await visitor.use('title', (control) => control.pressEnter())
    await visitor.waitFor(
      () => document.querySelector('main')?.textContent ?? '',
      'Senior Backend Engineer of Lighthouses',
    )
    await visitor.click('Scenarios')
    await visitor.sees('All states of this page')
    await visitor.click('Close')
    await visitor.open('/__states?page=jobs')
    await visitor.sees('Loading jobs')
  },
  'puts the backend into another state in the panel, and looks at all states of a page': async (visitor) => {
    await visitor.open('/blog')
    // Not a click: in WebKit the page's scroll bar lies over the badge.
    await visitor.use('Demo data', (control) => control.pressEnter())
    await visitor.click('News service down')
    await visitor.isAt('scenario=news-down')
    await visitor.click('Home')
    await visitor.sees('Failed to load news')
    await visitor.open('/__states?page=jobs')
    await visitor.sees('Loading jobs')
    // Scrolls to its frame, which loads then.
    await visitor.click('Checked: jobs empty')
    await visitor.sees('No job listings available')
  },
  'chooses the dark theme, which the next page has too': async (visitor) => {
    await visitor.open('/about')
    await visitor.use('Theme', (control) => control.choose('dark'))
    for (const address of ['/about', '/contact']) {
      await visitor.open(address)
      await visitor.waitFor(() => getComputedStyle(document.body).colorScheme, 'dark')
    }
  },
}

for (const { name, open, program, packages } of engines) {
  const skip = existsSync(program) ? false : `not installed: apt-get install ${packages}`
  describe(name, { skip }, () => {
    let server: PreviewServer
    before(async () => {
      server = await preview({ preview: { port: 0 }, logLevel: 'error' })
    })
    after(() => server.close())

    for (const [title, travel] of Object.entries(journeys)) {
      test(title, { timeout: 120_000 }, async () => {
        const browser = await open()
        try {
          await travel(new Visitor(browser, server.resolvedUrls?.local[0] ?? ''))
        } finally {
          await browser.close()
        }
      })
    }

    test('after one visit, does all of that without a network', { timeout: 300_000 }, async () => {
      const closing = await preview({ preview: { port: 0 }, logLevel: 'error' })
      const browser = await open()
      try {
        const visitor = new Visitor(browser, closing.resolvedUrls?.local[0] ?? '')
        await visitor.open('/')
        await visitor.use('Demo data', (control) => control.pressEnter())
        await visitor.sees('Works offline')
        await visitor.click('Close')
        await closing.close()
        for (const travel of Object.values(journeys)) await travel(visitor)
      } finally {
        await browser.close()
      }
    })
  })
}
