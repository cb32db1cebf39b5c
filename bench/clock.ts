import { spawn } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { root } from '../scripts/prepare.mjs'

/** The component whose text is changed, and the text: a link of every page. */
const component = path.join(root, 'src/app/App.tsx')
const text = 'Skip to the content'

/** How long to wait for a page or for a change, in ms. */
const patience = 60_000
/** Between two changes, in ms: the watcher of files passes over one that follows at once upon another. */
const rest = 1000

/** The address that `npm start` prints. Rejects where it ends before. Takes its process. */
function addressOf(program) {
  let printed = ''
  return new Promise((resolve, reject) => {
    program.stdout.on('data', (part) => {
      printed += String(part)
      const found = /Local:\s+(http:\/\/localhost:\d+\/)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    program.once('exit', () => reject(new Error(`npm start ended: ${printed}`)))
  })
}

/** Ends `npm start` with all that it started. */
async function end(program) {
  const ended = new Promise((resolve) => program.once('exit', resolve))
  process.kill(-program.pid, 'SIGTERM')
  await ended
}

/**
 * Measures the developer's clock so many times each, in ms. `warm`: from `npm start` until the page's heading stands in
 * the browser; `cold`: the same without Vite's cache; `change`: from the saving of a component's text until the next
 * frame after it stands in the open page. Takes what to tell of its progress.
 */
export async function measureClock(browser, runs, tell) {
  const source = readFileSync(component, 'utf8')
  if (!source.includes(text)) throw new Error(`${component} no longer says "${text}": see bench/clock.mjs`)
  const restore = () => writeFileSync(component, source)
  const clock = { cold: [], warm: [], change: [] }
  let running

  async function untilShown() {
    const since = Date.now()
    running = spawn('npm', ['start'], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '' },
    })
    const address = await addressOf(running)
    const page = await browser.newPage()
    await page.goto(address, { waitUntil: 'commit' })
    await page.locator('h1').first().waitFor({ timeout: patience })
    return { page, took: Date.now() - since }
  }

  async function stopIt(page) {
    await page.close()
    await end(running)
    running = undefined
  }

  async function change(page, to) {
    const shown = page.evaluate(
      ([to, patience]) =>
        new Promise((resolve, reject) => {
          const look = () => {
            if (document.querySelector('a[href="#main"]')?.textContent === to) resolve(Date.now())
            else requestAnimationFrame(look)
          }
          look()
          globalThis.setTimeout(() => reject(new Error('The open page does not show the change.')), patience)
        }),
      [to, patience],
    )
    const since = Date.now()
    writeFileSync(component, source.replace(text, to))
    return (await shown) - since
  }

  function leave() {
    restore()
    if (running) process.kill(-running.pid, 'SIGTERM')
  }

  process.once('exit', leave)
  try {
    for (const how of ['cold', 'warm']) {
      for (let run = 1; run <= runs; run += 1) {
        tell(`npm start, ${how}, ${run} of ${runs}`)
        if (how === 'cold') rmSync(path.join(root, 'node_modules/.vite'), { recursive: true, force: true })
        const { page, took } = await untilShown()
        clock[how].push(took)
        await stopIt(page)
      }
    }
    tell('a changed component')
    const { page } = await untilShown()
    await page.waitForLoadState('networkidle')
    // The first change is not counted: it also loads what no change after it needs.
    for (let run = 0; run <= runs; run += 1) {
      await setTimeout(rest)
      const took = await change(page, `${text} ${run}`)
      if (run > 0) clock.change.push(took)
    }
    await stopIt(page)
    return clock
  } finally {
    leave()
    process.off('exit', leave)
  }
}
