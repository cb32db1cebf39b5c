import type { Browser, Page } from '@playwright/test'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bin, root } from '../scripts/process'
import type { ClockName } from './budgets'

/** The component whose text is changed: a link of every page. */
const component = path.join(root, 'src/app/App.tsx')
const text = 'Skip to the content'

const timeout = 60_000
/** Between two changes, in ms: the file watcher misses one that follows at once. */
const pause = 1000

/** Resolves to the address that `npm start` prints. */
function waitForAddress(program: ChildProcess): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    program.stdout?.on('data', (data) => {
      output += String(data)
      const address = /Local:\s+(http:\/\/localhost:\d+\/)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    program.once('exit', () => reject(new Error(`npm start ended: ${output}`)))
  })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGTERM')
}

export type Clock = Record<ClockName, number[]>

const programs = {
  types: [bin('tsc'), '--noEmit'],
  story: [bin('vitest'), 'run', '--project', 'stories', 'src/ui/Button/Button.stories.tsx'],
  test: ['npm', 'test'],
}

/** Returns how long a program took, in ms; nothing if it failed. */
function timeProgram([program = '', ...args]: readonly string[]): number[] {
  const since = Date.now()
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'ignore' })
  return status === 0 ? [Date.now() - since] : []
}

/** Measures what developers wait for, in ms: so many times each, and `npm test` once if `hasTest`. */
export async function measureClock(
  browser: Browser,
  runs: number,
  hasTest: boolean,
  log: (line: string) => void,
): Promise<Clock> {
  const source = readFileSync(component, 'utf8')
  if (!source.includes(text)) throw new Error(`${component} no longer says "${text}": see bench/clock.ts`)
  const clock: Clock = { cold: [], warm: [], change: [], types: [], story: [], test: [] }
  let running: ChildProcess | undefined

  async function open() {
    const since = Date.now()
    running = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' },
    })
    const address = await waitForAddress(running)
    const page = await browser.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('#root h1').first().waitFor({ timeout })
    return { page, took: Date.now() - since }
  }

  async function close(page: Page) {
    await page.close()
    if (!running) return
    const ended = new Promise((resolve) => running?.once('exit', resolve))
    killGroup(running)
    await ended
    running = undefined
  }

  async function change(page: Page, newText: string) {
    const shown = page.evaluate(
      ([expected, timeout]) =>
        new Promise<number>((resolve, reject) => {
          function look() {
            if (document.querySelector('a[href="#main"]')?.textContent === expected) resolve(Date.now())
            else requestAnimationFrame(look)
          }
          look()
          globalThis.setTimeout(() => reject(new Error('The open page does not show the change.')), timeout)
        }),
      [newText, timeout] as const,
    )
    const since = Date.now()
    writeFileSync(component, source.replace(text, newText))
    return (await shown) - since
  }

  function cleanUp() {
    writeFileSync(component, source)
    if (running) killGroup(running)
  }

  process.once('exit', cleanUp)
  try {
    for (const name of ['cold', 'warm'] as const) {
      for (let run = 1; run <= runs; run += 1) {
        log(`npm start, ${name}, ${run} of ${runs}`)
        if (name === 'cold') rmSync(path.join(root, 'node_modules/.vite'), { recursive: true, force: true })
        const { page, took } = await open()
        clock[name].push(took)
        await close(page)
      }
    }
    log('a changed component')
    const { page } = await open()
    await page.waitForLoadState('networkidle')
    // The first change does not count: it also loads what no later change needs.
    for (let run = 0; run <= runs; run += 1) {
      await setTimeout(pause)
      const took = await change(page, `${text} ${run}`)
      if (run > 0) clock.change.push(took)
    }
    await close(page)
    for (let run = 1; run <= runs; run += 1) {
      log(`types and a story's test, ${run} of ${runs}`)
      clock.types.push(...timeProgram(programs.types))
      clock.story.push(...timeProgram(programs.story))
    }
    if (hasTest) log('npm test')
    if (hasTest) clock.test.push(...timeProgram(programs.test))
    return clock
  } finally {
    cleanUp()
    process.off('exit', cleanUp)
  }
}
