import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromiumArguments, chromiumPath } from '../scripts/chromium.mjs'
import { load, root, stop } from '../scripts/prepare.mjs'
import { rounded, summarise } from './figures.mjs'

// How the database and the pages grow from 100 rows to 100,000. Needs the demo that `npm run build` makes.
const sizes = [100, 1000, 10_000, 100_000]
const runs = 5
/** The quickest fling that Android lets a finger make, in px/s. */
const speed = 8000
/** Between two letters, in ms. */
const pause = 200
const port = 4390
const at = `http://localhost:${port}`

/** The median, and the least and most beside it. */
function told(values) {
  const { median, least, most } = summarise(values)
  return `${rounded(median)} (${rounded(least)}–${rounded(most)})`
}

/** How a number grows with the rows: the power of n between the second size and the last. */
function growth(bySize) {
  const known = [...bySize].filter(([size]) => size >= 1000)
  if (known.length < 2) return ''
  const [[from, before], [to, after]] = [known[0], known.at(-1)]
  const power = Math.log(summarise(after).median / Math.max(summarise(before).median, 0.001)) / Math.log(to / from)
  const words =
    power < 0.35
      ? 'hardly'
      : power < 0.8
        ? 'slower than n'
        : power <= 1.15
          ? 'linear'
          : 'a little more than linear: n log n, or the caches too small'
  return `${words} (n^${Math.max(0, power).toFixed(1)})`
}

const rows = new Map()

function note(what, size, value) {
  const bySize = rows.get(what) ?? new Map()
  rows.set(what, bySize)
  bySize.set(size, [...(bySize.get(size) ?? []), value])
}

function timed(what, size, work) {
  const start = performance.now()
  const result = work()
  note(what, size, performance.now() - start)
  return result
}

async function measureDatabase() {
  const { createDatabase } = await load('/mocks/model.ts')
  const { putRow, seed, tableOf } = await load('/mocks/tables.ts')
  const { findRows } = await load('/mocks/finding.ts')
  const { articleAt, jobAt } = await load('/mocks/datasets/rows.ts')
  const { news } = await load('/mocks/handlers/content.ts')
  const { filterJobs } = await load('/src/pages/JobsListingPage/filters.ts')
  const none = { blogs: [], articles: [], users: [] }
  const query = { country: 'us', category: 'sports' }
  const asked = { search: 'nurse', order: 'title', perPage: 20 }

  function once(size) {
    const jobs = Array.from({ length: size }, (_, index) => jobAt(index + 1))
    const db = createDatabase()
    timed('Seeding', size, () => seed(db, { ...none, jobs }))
    timed('Page, found and in order: the first after a seeding', size, () => findRows(db, 'job', { ...asked, page: 1 }))
    timed('the next page', size, () => findRows(db, 'job', { ...asked, page: 2 }))
    timed('A row by its id', size, () => tableOf(db, 'job').get(size))
    timed('An edit', size, () => putRow(db, 'job', { ...jobAt(size), title: 'Night nurse' }))
    timed('the same page after an edit', size, () => findRows(db, 'job', { ...asked, page: 2 }))
    timed('another word, same order', size, () => findRows(db, 'job', { ...asked, search: 'leeds', page: 1 }))
    timed('another order, same word', size, () =>
      findRows(db, 'job', { search: 'leeds', order: 'salary', page: 1, perPage: 20 }),
    )
    seed(db, { ...none, jobs, articles: Array.from({ length: size }, (_, index) => articleAt(index + 1)) })
    timed('News of a category, as the endpoint answers it', size, () => news({ asked: { query }, db }))
    const listed = jobs.map((job) => ({ ...job, id: String(job.id) }))
    filterJobs(listed, { q: 'nurs', type: '', level: '' })
    timed('The listing: one letter more', size, () => filterJobs(listed, { q: 'nurse', type: '', level: '' }))
  }

  // The first rounds are not counted: the functions are still being compiled.
  for (let warm = 0; warm < 3; warm += 1) once(10_000)
  rows.clear()
  for (const size of sizes) for (let run = 0; run < runs; run += 1) once(size)
  return jobAt
}

/** Notes long tasks and frames inside the page. */
function watch() {
  globalThis.seen = { tasks: [], frames: [] }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.seen.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

function countFrames() {
  let last = performance.now()
  function next(now) {
    globalThis.seen.frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  globalThis.seen.frames = []
  requestAnimationFrame((now) => {
    last = now
    requestAnimationFrame(next)
  })
}

async function openPage(browser, serviceWorkers) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers })
  const page = await context.newPage()
  await page.addInitScript(watch)
  return page
}

async function measureLoading(browser) {
  const page = await openPage(browser, 'allow')
  await page.goto(`${at}/jobs?scenario=big-catalogue`)
  await page.waitForFunction(() => document.querySelectorAll('main article').length >= 240, undefined, { polling: 100 })
  const { tasks } = await page.evaluate(() => globalThis.seen)
  note('Opening /jobs with its rows: longest task (0: none over 50)', 10_000, Math.max(0, ...tasks))
  await page.context().close()
}

async function measureScrolling(browser, size, jobs) {
  const page = await openPage(browser, 'block')
  await page.route('**/api/jobs', (route) => route.fulfill({ contentType: 'application/json', body: jobs }))
  await page.goto(`${at}/jobs?mock=jobs:live`)
  await page.waitForFunction(
    (least) => document.querySelectorAll('main article').length >= least,
    Math.min(size, 240),
    {
      polling: 100,
      timeout: 60_000,
    },
  )
  await page.mouse.move(640, 400)
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(countFrames)
  const distance = size < 1000 ? 8000 : 80_000
  const gesture = { x: 640, y: 400, yDistance: -distance, speed, gestureSourceType: 'mouse' }
  await cdp.send('Input.synthesizeScrollGesture', gesture)
  const [frames, cards] = await page.evaluate(() => [
    globalThis.seen.frames,
    document.querySelectorAll('main article').length,
  ])
  const inOrder = frames.toSorted((one, other) => one - other)
  note(`Scrolling /jobs at ${speed} px/s: median frame`, size, summarise(frames).median)
  note('95th of 100 frames', size, inOrder[Math.floor(inOrder.length * 0.95)])
  note('worst frame', size, inOrder.at(-1))
  note('frames over 50 ms', size, frames.filter((frame) => frame > 50).length)
  note('cards passed', size, cards)
  await page.context().close()
}

async function measureTyping(browser, size, address) {
  const page = await openPage(browser, 'allow')
  await page.goto(at + address)
  const input = page.getByLabel('Keyword')
  await input.waitFor()
  await page.waitForLoadState('networkidle')
  await input.fill('')
  await page.evaluate(() => {
    const field = document.querySelector('input[name=q]')
    globalThis.seen.typed = []
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
  note(
    'Listing: from key to paint, the slowest of 5 letters',
    size,
    Math.max(...(await page.evaluate(() => globalThis.seen.typed))),
  )
  await page.context().close()
}

function table() {
  const [{ model }] = cpus()
  const head = ['In ms: median of 5 (least–most)', ...sizes.map((size) => `${size.toLocaleString('en')} rows`), 'Grows']
  const lines = [...rows].map(([what, bySize]) => [
    what,
    ...sizes.map((size) => (bySize.has(size) ? told(bySize.get(size)) : '')),
    growth(bySize),
  ])
  return [
    '# How it grows',
    '',
    `\`npm run bench:scale\` wrote this on ${cpus().length} cores (${model.trim()}), Node ${process.versions.node}. The listing in`,
    'the demo has seven jobs, told under 100; its story has ten thousand. Frames come every 16.7 ms. What else the machine',
    'was doing shows in the spread: the least is what the page takes, the most what it was kept waiting for.',
    '',
    ...[head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n')
}

if (!existsSync(path.join(root, 'dist/storybook'))) stop('There is no demo to measure: run `npm run build` first.')
const jobAt = await measureDatabase()
const host = spawn(process.execPath, [path.join(root, 'scripts/static-host.mjs'), 'dist', '/', String(port)])
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  for (let run = 0; run < runs; run += 1) await measureLoading(browser)
  for (let run = 0; run < runs; run += 1) {
    await measureTyping(browser, 100, '/jobs-listing')
    await measureTyping(browser, 10_000, '/storybook/iframe.html?id=pages-jobslistingpage--many&viewMode=story')
  }
  for (const size of sizes) {
    const jobs = JSON.stringify(Array.from({ length: size }, (_, index) => jobAt(index + 1)))
    for (let run = 0; run < runs; run += 1) await measureScrolling(browser, size, jobs)
  }
} finally {
  await browser.close()
  host.kill()
}
writeFileSync(path.join(root, 'bench/scale.md'), table())
console.info(table())
