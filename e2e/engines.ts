// Ten journeys in Firefox and in WebKit. Neither needs a driver: a page beside the site uses it in a frame.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkBuilds } from '../scripts/freshBuilds'
import { serveFolder } from '../scripts/host'
import { root } from '../scripts/process'
import { demoSignIn } from '../src/content/demo'

/** A journey a line. `sees`, `at` and `scheme` wait for a pattern; the other words name a control. */
const journeys = `
news: open | click sports | sees Lanterns hold on in | click Next | sees Page 2 of
pause: open | click Pause the slides | click Play the slides | click Pause the slides
menus: open about | click Our Services | click Talent Acquisition | at talent-acquisition | click Blog | at blog | back | at talent-acquisition
forms: open contact | type Full name = Amara Osei | type Email = a@b.example | type Message = Hello | click Send message | sees routed to | open jobs/3/apply | type Full name = Amara Osei | type Email = a@b.example | attach Resume | click Submit | sees submitted successfully!
login: open admin | type Username = ${demoSignIn.email} | type Password = ${demoSignIn.password} | submit Password | sees Total jobs | click Logout | sees You are logged out
search: open | type Which job = nurse | submit Which job | at jobs.q=nurse | sees Day Surgery Nurse
state: open jobs?mock=jobs:503>ok | sees HTTP error! Status: 503 | click Try again | sees Day Surgery Nurse
panel: open blog | click Demo data | click News service down | at scenario=news-down | click Home | sees Failed to load news
gallery: open __states?page=jobs | sees Loading jobs | click Checked: jobs empty | sees No job listings available
theme: open about | choose Theme = dark | scheme ^dark$ | open contact | scheme ^dark$
`
  .trim()
  .split('\n')

/** Returns the text that shows, in the panel and in frames too. */
function readText({ body }: Document): string {
  const frames = [...body.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument?.body?.innerText)
  const panel = body.lastElementChild?.shadowRoot?.querySelector('dialog')
  return [body.innerText, panel?.innerText, ...frames].join(' ').replaceAll(/\s+/g, ' ')
}

/** Uses the control with this name, else the first whose name starts with it. Throws without one. */
function useControl(page: Document, name: string, verb: string, text: string): void {
  const panel = page.body.lastElementChild?.shadowRoot
  const controls = [page, ...(panel ? [panel] : [])]
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>('a, button, input, select, textarea')])
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
  const nameOf = ({ ariaLabel, labels, textContent }: HTMLInputElement) =>
    (ariaLabel ?? labels?.[0]?.textContent ?? textContent).trim()
  const control =
    controls.find((control) => nameOf(control) === name) ?? controls.find((control) => nameOf(control).startsWith(name))
  if (!control) throw new Error(`there is no "${name}"`)
  control.focus()
  if (verb === 'click') control.click()
  if (verb === 'type') page.execCommand('insertText', false, text)
  if (verb === 'submit') control.form?.requestSubmit()
  if (verb === 'choose') control.value = text
  if (verb === 'attach') {
    const { DataTransfer, File } = page.defaultView ?? globalThis
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' }))
    control.files = chosen.files
  }
  if (verb === 'choose' || verb === 'attach') control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Takes a step of a journey. Throws if it cannot be taken yet. */
function take(step: string, { document: page, location, history }: Window): void {
  const [, word = '', text = '', value = ''] = /^(\w+) ?(.*?)(?: = (.*))?$/.exec(step) ?? []
  if (word === 'open') return location.assign(`/${text}`)
  if (word === 'back') return history.back()
  const read = {
    sees: () => readText(page),
    at: () => location.pathname + location.search,
    scheme: () => getComputedStyle(page.body).colorScheme,
  }[word]
  if (!read) return useControl(page, text, word, value)
  if (!new RegExp(text).test(read())) throw new Error(`there is "${read().slice(0, 300)}"`)
}

/** Goes through the steps of a journey in a frame. Each may take 20 s. Returns what went wrong. */
async function travel(steps: string[], frame: HTMLIFrameElement): Promise<string> {
  for (const step of steps) {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    for (let tries = 0, isTaken = false; !isTaken; tries += 1) {
      try {
        if (frame.contentWindow) take(step, frame.contentWindow)
        isTaken = true
      } catch (reason) {
        if (tries === 200) return `at "${step}": ${String(reason)}`
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    }
    if (step.startsWith('open')) await loaded
  }
  return ''
}

/** Goes on a journey, and reports what went wrong. */
async function run(steps: string[]): Promise<void> {
  const frame = document.createElement('iframe')
  Object.assign(frame, { width: 1280, height: 900 })
  document.body.append(frame)
  const problem = await travel(steps, frame)
  location.assign(`/report?${new URLSearchParams({ problem }).toString()}`)
}

function portOf(server: Server | undefined): number | undefined {
  const address = server?.address()
  return typeof address === 'object' ? address?.port : undefined
}

checkBuilds({ dist: 'npm run build' })
const host = createServer(serveFolder(path.join(root, 'dist'), '/'))

// A port each: nothing is stored when a journey begins.
const servers = journeys.map((journey, index) => {
  const steps = JSON.stringify(journey.replace(/.*?: /, '').split(' | '))
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (pathname === '/journey') {
      response.end(`<!doctype html><body><script>
        ${[readText, useControl, take, travel, run].join('\n')}
        run(${steps})
      </script>`)
    } else if (pathname === '/report') {
      response.writeHead(302, { location: `http://localhost:${portOf(servers[index + 1])}/journey` }).end()
      server.emit('report', searchParams.get('problem'))
    } else host.emit('request', request, response)
  })
  return server.listen(0)
})

const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1`
const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'))
const engines = [
  {
    name: 'Firefox',
    programs: ['firefox-esr'],
    args: ['--headless', '--no-remote', '--profile', profile],
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    programs: ['xvfb-run', `${library}/MiniBrowser`],
    args: ['-a', '-s', '-screen 0 1300x1000x24', `${library}/MiniBrowser`],
    packages: 'libwebkit2gtk-4.1-0 xvfb xauth',
  },
]

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(path.delimiter).some((folder) => existsSync(path.resolve(folder, program)))
}

for (const { name, programs, args, packages } of engines) {
  const [program = ''] = programs
  if (!programs.every(isInstalled)) {
    console.info(`- ${name} is not installed. On Debian and Ubuntu: apt-get install ${packages}`)
    continue
  }
  const start = `http://localhost:${portOf(servers[0])}/journey`
  const child = spawn(program, [...args, start], { detached: true, stdio: 'ignore' })
  const end = () => child.pid && process.kill(-child.pid)
  process.once('exit', end)
  for (const [index, server] of servers.entries()) {
    const tooLong = sleep(120_000, ['no report for two minutes'], { ref: false })
    const [problem] = await Promise.race([once(server, 'report'), tooLong])
    if (problem) process.exitCode = 1
    console.info(`${problem ? '✗' : '✓'} ${name}, ${journeys[index]?.split(':')[0]} ${problem}`)
  }
  process.off('exit', end)
  end()
}
process.exit()
