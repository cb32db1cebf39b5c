// Firefox and WebKit, driven by WebDriver. Playwright's own builds of them cannot be installed everywhere.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { ElementHandle, launch } from 'puppeteer-core'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { retry } from './retry'

export interface Control {
  click: () => Promise<unknown>
  pressEnter: () => Promise<unknown>
  type: (text: string) => Promise<unknown>
  choose: (value: string) => Promise<unknown>
  upload: (file: string) => Promise<unknown>
}

export interface Browser {
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

export const engines = [
  { name: 'Firefox', open: openFirefox, program: firefox, packages: 'firefox-esr' },
  { name: 'WebKit', open: openWebKit, program: '/usr/bin/WebKitWebDriver', packages: 'webkit2gtk-driver xvfb xauth' },
]

/** Returns the control with this name, else the first whose name starts with it, also of the panel. Runs in the page. */
async function findControl(name: string): Promise<HTMLInputElement | undefined> {
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
  // What is not laid out yet cannot be clicked in WebKit, and once it is, the control may be elsewhere.
  for (let turn = 0; turn < 3; turn += 1) {
    found?.control.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  return found?.control
}
