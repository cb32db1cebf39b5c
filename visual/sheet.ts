// Writes one picture with all states of a page, or with all pages in one scenario.
import { chromium, type Page } from '@playwright/test'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { installChromium, launchOptions } from '../scripts/chromium'
import { serveFolder } from '../scripts/host'
import { fail, orFail } from '../scripts/process'
import { readSheet, type Sheet, usage } from './sheetArguments'

const folder = 'dist'
const gallery = path.join(folder, '__states/index.html')
/** Room for seven phones beside each other. */
const sheetWidth = 1920
/** A phone is shown at three quarters of its size, a pixel of the picture for each of its own. */
const deviceScaleFactor = 4 / 3
/** Chromium cuts taller pictures. */
const maxPixels = 16_000
const screenOnly = '[data-screen-only], summary { display: none !important }'

async function loadFrames(page: Page): Promise<void> {
  for (const summary of await page.locator('summary').all()) await summary.click()
  const frames = page.locator('iframe')
  const count = await frames.count()
  for (let index = 0; index < count; index += 1) {
    const frame = frames.nth(index)
    console.log(`${index + 1} of ${count}: ${await frame.getAttribute('title')}`)
    await frame.scrollIntoViewIfNeeded()
    const content = frame.contentFrame()
    await content.locator('h1').first().waitFor()
    // A page that never gets its response keeps saying so.
    await content.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
  }
}

async function takeSheet(home: string, { query, theme }: Sheet, file: string): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, executablePath: installChromium() })
  const context = await browser.newContext({
    viewport: { width: sheetWidth, height: 1200 },
    deviceScaleFactor,
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${home}__states/?${query}`)
  await page.locator('iframe').first().waitFor()
  await loadFrames(page)
  await page.addStyleTag({ content: screenOnly })
  const sheet = page.locator('main')
  const height = await sheet.evaluate(({ scrollHeight }) => scrollHeight)
  if (height * deviceScaleFactor > maxPixels) fail(`The sheet would be too tall, ${height} px: choose another --width.`)
  await page.setViewportSize({ width: sheetWidth, height })
  await sheet.screenshot({ path: file })
  await browser.close()
}

const sheet = orFail(usage, () => readSheet(process.argv.slice(2)))
if (existsSync(gallery)) {
  console.log(
    `The pictures show the build of ${statSync(gallery).mtime.toLocaleString()}. npm run build makes a new one.`,
  )
} else {
  console.log('There is no build of the demo yet. Building it, which takes about half a minute.')
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
}
const server = createServer(serveFolder(folder, '/')).listen(0)
const address = server.address()
if (typeof address !== 'object' || !address) fail('No port is free.')
mkdirSync('sheets', { recursive: true })
const file = path.resolve('sheets', sheet.file)
await takeSheet(`http://localhost:${address.port}/`, sheet, file)
server.close()
console.log(`\nWritten: ${file}`)
