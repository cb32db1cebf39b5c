import { type Browser, chromium, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { markdownTable } from 'markdown-table'
import { parse } from 'valibot'
import { jobs } from '../mocks/agency/jobs/jobs'
import { createDatabase } from '../mocks/engine/database/database'
import { searchRows } from '../mocks/engine/database/search'
import { launchOptions } from '../scripts/chromium'
import { fail, root } from '../scripts/process'
import { Job } from '../src/contract/entities'
import { searchJobs } from '../src/ui/jobSearch'
import { formatFigure, summarize } from './figures'

// How the database and the pages grow from 100 rows to 100,000. Needs the demo of `npm run build`.
const sizes = [100, 1000, 10_000, 100_000]
const runs = 5
/** The fastest fling on Android, in px/s. */
const speed = 8000
/** Between two letters, in ms. */
const pause = 200
const port = 4390
const origin = `http://localhost:${port}`

declare global {
  var seen: { tasks: number[]; frames: number[]; typed: number[] }
}

/** The measured values, by name and by number of rows. */
const measured = new Map<string, Map<number, number[]>>()

function note(name: string, size: number, value: number): void {
  const bySize = measured.get(name) ?? new Map<number, number[]>()
  measured.set(name, bySize.set(size, [...(bySize.get(size) ?? []), value]))
}

function timed(name: string, size: number, work: () => unknown): void {
  const start = performance.now()
  work()
  note(name, size, performance.now() - start)
}

function median(values: readonly number[]): number {
  return summarize(values)?.median ?? 0
}

function formatCell(values: readonly number[]): string {
  if (values.length === 0) return ''
  return `${formatFigure(median(values))} (${formatFigure(Math.min(...values))}–${formatFigure(Math.max(...values))})`
}

/** Returns the power of n by which a value grows from 1000 rows to the largest size measured. */
function growth(bySize: Map<number, number[]>): string {
  const [first, ...rest] = [...bySize].filter(([size]) => size >= 1000)
  const last = rest.at(-1)
  if (!first || !last) return ''
  const power = Math.log(median(last[1]) / Math.max(median(first[1]), 0.001)) / Math.log(last[0] / first[0])
  return `n^${Math.max(0, power).toFixed(1)}`
}

const createJob = jobs.table.createRow

/** Measures at sizes up to 10,000, the most rows that a table can hold, and beyond. */
function measureDatabase(size: number): void {
  const rows = Array.from({ length: size }, (_, index) => createJob(index + 1))
  const database = createDatabase({ job: jobs.table.columns })
  const search = { text: 'nurse', orderBy: 'title', page: 1, pageSize: 20 }
  const where = { id: { equals: size } }
  timed('Seeding', size, () => database.seed('job', rows))
  timed('A page of the panel, unfiltered', size, () =>
    searchRows(database, 'job', { ...search, text: '', orderBy: '' }),
  )
  timed('A page of the panel, filtered', size, () => searchRows(database, 'job', { ...search, orderBy: '' }))
  timed('A page of the panel, filtered and sorted', size, () => searchRows(database, 'job', search))
  timed('A row by its id', size, () => database.table('job').findFirst({ where }))
  timed('An edit', size, () => database.put('job', { ...createJob(size), title: 'Night nurse' }))
  const listed = rows.map((row) => parse(Job, row))
  searchJobs(listed, { q: 'nurs', chosen: {}, page: 1 })
  timed('The listing: one letter more', size, () => searchJobs(listed, { q: 'nurse', chosen: {}, page: 1 }))
}

/** Notes long tasks inside the page. */
function watchTasks(): void {
  globalThis.seen = { tasks: [], frames: [], typed: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

function watchFrames(): void {
  let last = performance.now()
  function next(now: number) {
    globalThis.seen.frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(next)
  })
}

async function openPage(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers })
  const page = await context.newPage()
  await page.addInitScript(watchTasks)
  return page
}

async function waitForJobs(page: Page, count: number): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll('main article').length >= count, count, {
    polling: 100,
    timeout: 60_000,
  })
}

async function measureLoading(browser: Browser): Promise<void> {
  const page = await openPage(browser, 'allow')
  await page.goto(`${origin}/jobs?scenario=big-catalogue`)
  await waitForJobs(page, 240)
  const { tasks } = await page.evaluate(() => globalThis.seen)
  note('Opening /jobs with its rows: longest task (0: none over 50)', 10_000, Math.max(0, ...tasks))
  await page.context().close()
}

async function measureScrolling(browser: Browser, size: number, body: string): Promise<void> {
  const page = await openPage(browser, 'block')
  await page.route('**/api/jobs', (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.goto(`${origin}/jobs?mock=jobs:live`)
  await waitForJobs(page, Math.min(size, 240))
  await page.mouse.move(640, 400)
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(watchFrames)
  const yDistance = size < 1000 ? -8000 : -80_000
  await cdp.send('Input.synthesizeScrollGesture', { x: 640, y: 400, yDistance, speed, gestureSourceType: 'mouse' })
  const { frames } = await page.evaluate(() => globalThis.seen)
  const sorted = frames.toSorted((a, b) => a - b)
  note(`Scrolling /jobs at ${speed} px/s: median frame`, size, median(frames))
  note('95th percentile of frames', size, sorted[Math.floor(sorted.length * 0.95)] ?? 0)
  note('worst frame', size, sorted.at(-1) ?? 0)
  note('frames over 50 ms', size, frames.filter((frame) => frame > 50).length)
  note('cards passed', size, await page.locator('main article').count())
  await page.context().close()
}

async function measureTyping(browser: Browser, size: number, address: string): Promise<void> {
  const page = await openPage(browser, 'allow')
  await page.goto(origin + address)
  const input = page.getByLabel('Keyword')
  await input.waitFor()
  await page.waitForLoadState('networkidle')
  await input.fill('')
  await input.evaluate((field) => {
    field.addEventListener('keydown', ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const painted = new MessageChannel()
        painted.port1.addEventListener('message', () => globalThis.seen.typed.push(performance.now() - timeStamp))
        painted.port1.start()
        painted.port2.postMessage('')
      })
    })
  })
  for (const letter of 'nurse') {
    await input.press(letter)
    await setTimeout(pause)
  }
  const { typed } = await page.evaluate(() => globalThis.seen)
  note('Listing: from key to paint, the slowest of 5 letters', size, Math.max(...typed))
  await page.context().close()
}

function report(): string {
  const head = ['In ms: median of 5 (min–max)', ...sizes.map((size) => `${size.toLocaleString('en')} rows`), 'Grows by']
  const rows = [...measured].map(([name, bySize]) => [
    name,
    ...sizes.map((size) => formatCell(bySize.get(size) ?? [])),
    growth(bySize),
  ])
  return `# How it grows

\`npm run bench:scale\` wrote this on ${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}. The listing in
the demo has seven jobs, shown under 100; its story has ten thousand. Frames come every 16.7 ms. The load of the machine
shows in the spread.

${markdownTable([head, ...rows])}
`
}

if (!existsSync(path.join(root, 'dist/storybook'))) fail('There is no demo to measure: run `npm run build` first.')
// The first rounds do not count: the functions are still being compiled.
for (let run = 0; run < 3; run += 1) measureDatabase(10_000)
measured.clear()
for (const size of sizes) for (let run = 0; run < runs; run += 1) measureDatabase(size)

const host = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve.ts', 'dist', '/', String(port)], { cwd: root })
const browser = await chromium.launch(launchOptions)
try {
  for (let run = 0; run < runs; run += 1) await measureLoading(browser)
  for (let run = 0; run < runs; run += 1) {
    await measureTyping(browser, 100, '/jobs-listing')
    await measureTyping(browser, 10_000, '/storybook/iframe.html?id=pages-jobslistingpage--many&viewMode=story')
  }
  for (const size of sizes) {
    const body = JSON.stringify(Array.from({ length: size }, (_, index) => createJob(index + 1)))
    for (let run = 0; run < runs; run += 1) await measureScrolling(browser, size, body)
  }
} finally {
  await browser.close()
  host.kill()
}
writeFileSync(path.join(root, 'bench/scale.md'), report())
console.info(report())
