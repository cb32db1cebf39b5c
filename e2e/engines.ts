// Ten journeys in Firefox and in WebKit, by WebDriver: its commands are JSON, and need no package.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createHost } from '../scripts/host'
import { errorMessage, fail, root } from '../scripts/process'
import { demoSignIn } from '../src/content/demo'

/** A tab with nothing stored. */
interface Tab {
  open: (url: string) => Promise<unknown>
  /** Returns the value of an expression that is text. */
  evaluate: (expression: string) => Promise<string>
  /** Returns a PNG in base64. */
  screenshot: () => Promise<string>
  close: () => Promise<unknown>
}

/** Starts a program that ends with this one. Resolves with the part of its output that matches. */
function start(program: string, args: string[], pattern: RegExp): Promise<string> {
  const child = spawn(program, args, { detached: true })
  process.once('exit', () => child.pid && process.kill(-child.pid))
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (text) => pattern.test(text) && resolve(pattern.exec(text)?.[0] ?? ''))
    child.once('error', reject)
  })
}

async function startFirefox(): Promise<() => Promise<Tab>> {
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile']
  const address = await start('firefox-esr', [...args, mkdtempSync(path.join(tmpdir(), 'firefox-'))], /ws:\S+/)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  let count = 0

  function send(method: string, params: object) {
    const id = (count += 1)
    return new Promise<Record<'context' | 'userContext' | 'data', string> & { result: { value: string } }>(
      (resolve, reject) => {
        socket.addEventListener('message', function listen({ data }) {
          const answer = JSON.parse(String(data))
          if (answer.id !== id) return
          socket.removeEventListener('message', listen)
          const reason = answer.message ?? answer.result.exceptionDetails?.text
          if (reason) reject(new Error(`${method}: ${reason}`))
          else resolve(answer.result)
        })
        socket.send(JSON.stringify({ id, method, params }))
      },
    )
  }

  await send('session.new', { capabilities: {} })
  return async () => {
    const { userContext } = await send('browser.createUserContext', {})
    const { context } = await send('browsingContext.create', { type: 'tab', userContext })
    const target = { context }
    return {
      open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
      evaluate: async (expression) =>
        (await send('script.evaluate', { expression, target, awaitPromise: false })).result.value,
      screenshot: async () => (await send('browsingContext.captureScreenshot', { context })).data,
      close: () => send('browser.removeUserContext', { userContext }),
    }
  }
}

async function startWebKit(): Promise<() => Promise<Tab>> {
  const folder = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`)
  const browserOptions = { binary: folder.find((file) => existsSync(file)), args: ['--automation'] }
  void start('xvfb-run', ['-a', '-s', '-screen 0 1280x900x24', 'WebKitWebDriver', '--port=4444'], /./)

  async function send(method: string, command: string, body?: object) {
    const options = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`http://127.0.0.1:4444${command}`, options)
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${command}: ${value.message}`)
    return value
  }

  await until(() => send('GET', '/status'))
  return async () => {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
    const at = `/session/${(await send('POST', '/session', { capabilities })).sessionId}`
    await send('POST', `${at}/window/rect`, { width: 1280, height: 900 })
    return {
      open: (url) => send('POST', `${at}/url`, { url }),
      evaluate: (expression) => send('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
      screenshot: () => send('GET', `${at}/screenshot`),
      close: () => send('DELETE', at),
    }
  }
}

/** Calls a function until it throws nothing, for 20 s. */
async function until<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (const end = Date.now() + 20_000; ;) {
    try {
      return await attempt()
    } catch (reason) {
      if (Date.now() > end) throw reason
      await sleep(100)
    }
  }
}

/** Returns the text that shows, in the panel and in frames too. Runs in the page. */
function readText(): string {
  const frames = [...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument?.body?.innerText)
  const panel = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
  return [document.body.innerText, panel?.innerText, ...frames].join(' ').replaceAll(/\s+/g, ' ')
}

/** Uses the control with this name, else the first whose name starts with it. Throws without one. Runs in the page. */
function useControl(name: string, verb: string, text: string): string {
  const panel = document.body.lastElementChild?.shadowRoot
  const controls = [document, ...(panel ? [panel] : [])]
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('a, button, input, select, textarea')])
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  const nameOf = ({ ariaLabel, labels, textContent }: HTMLInputElement) =>
    (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim()
  const control =
    controls.find((control) => nameOf(control) === name) ?? controls.find((control) => nameOf(control).startsWith(name))
  if (!control) throw new Error(`There is no "${name}".`)
  control.focus()
  if (verb === 'click') control.click()
  if (verb === 'type') document.execCommand('insertText', false, text)
  if (verb === 'submit') control.form?.requestSubmit()
  if (verb === 'choose') control.value = text
  if (verb === 'attach') {
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
    control.files = chosen.files
  }
  if (verb === 'choose' || verb === 'attach') control.dispatchEvent(new Event('change', { bubbles: true }))
  return name
}

/** Takes a step of a journey. `sees`, `at` and `scheme` wait for a pattern; the other words name a control. */
async function take(step: string, tab: Tab, home: string): Promise<unknown> {
  const [, word = '', text = '', value = ''] = /^(\w+) ?(.*?)(?: = (.*))?$/.exec(step) ?? []
  const values: Record<string, string> = {
    sees: `(${readText.toString()})()`,
    at: 'location.pathname + location.search',
    scheme: 'getComputedStyle(document.body).colorScheme',
  }
  const read = values[word]
  if (word === 'open') return tab.open(home + text)
  if (word === 'back') return tab.evaluate('String(history.back())')
  if (read) return until(async () => assert.match(await tab.evaluate(read), new RegExp(text)))
  return until(() => tab.evaluate(`(${useControl.toString()})(${JSON.stringify([text, word, value]).slice(1, -1)})`))
}

/** A journey a line. */
const journeys = `
news: open | click sports | sees Lanterns hold on in | click Next | sees Page 2 of
pause: open | click Pause the slides | click Play the slides | click Pause the slides
menus: open about | click Our Services | click Talent Acquisition | at talent-acquisition | click Blog | at blog
forms: open contact | type Full name = Amara Osei | type Email = a@b.example | type Message = Hello | click Send message | sees routed to | open jobs/3/apply | type Full name = Amara Osei | type Email = a@b.example | attach Resume | click Submit | sees submitted successfully!
login: open admin | type Username = ${demoSignIn.email} | type Password = ${demoSignIn.password} | submit Password | sees Total jobs | click Logout | sees You are logged out
search: open | type Which job = nurse | submit Which job | at jobs.q=nurse | sees Day Surgery Nurse | back | at ^/$
state: open jobs?mock=jobs:503>ok | sees HTTP error! Status: 503 | click Try again | sees Day Surgery Nurse
panel: open blog | click Demo data | click News service down | at scenario=news-down | click Home | sees Failed to load news
gallery: open __states?page=jobs | sees Loading jobs | click Checked: jobs empty | sees No job listings available
theme: open about | choose Theme = dark | scheme ^dark$ | open contact | scheme ^dark$
`
  .trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/))

const engines = [
  { name: 'Firefox', programs: ['firefox-esr'], packages: 'firefox-esr', start: startFirefox },
  {
    name: 'WebKit',
    programs: ['WebKitWebDriver', 'xvfb-run'],
    packages: 'webkit2gtk-driver xvfb xauth',
    start: startWebKit,
  },
]

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
}

if (!existsSync(path.join(root, 'dist/index.html'))) fail('There is no build in dist/. Run: npm run build')
const address = createHost(path.join(root, 'dist'), '/').listen(0).address()
const home = `http://localhost:${typeof address === 'object' ? address?.port : ''}/`
const pictures = path.join(root, 'test-results/engines')
mkdirSync(pictures, { recursive: true })
for (const { name, programs, packages, start } of engines) {
  if (!programs.every(isInstalled)) {
    console.info(`- ${name} is not installed. On Debian and Ubuntu: apt-get install ${packages}`)
    continue
  }
  const openTab = await start()
  for (const [title = '', steps = ''] of journeys) {
    const tab = await openTab()
    let step = ''
    try {
      for (step of steps.split(' | ')) await take(step, tab, home)
      console.info(`✓ ${name}: ${title}`)
    } catch (reason) {
      process.exitCode = 1
      console.info(`✗ ${name}: ${title}, at "${step}": ${errorMessage(reason).slice(0, 300)}`)
    }
    writeFileSync(path.join(pictures, `${name} ${title}.png`), await tab.screenshot(), 'base64')
    await tab.close()
  }
}
process.exit()
