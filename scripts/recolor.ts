// Rewrites the colors of the drawings, the favicon and the icons after a change of src/styles/tokens.css.
import { chromium } from '@playwright/test'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import old from '../src/pictures/palette.json' with { type: 'json' }
import { installChromium, launchOptions } from './chromium.ts'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

function readToken(name: string) {
  return new RegExp(`--${name}: .+;`).exec(tokens)?.[0].match(/#[\da-f]{6}/g) ?? []
}

const palette = Object.fromEntries(
  Object.entries(old).map(([name, colors]) => [name, readToken(name).slice(0, colors.length)]),
)
const renamed = new Map(
  Object.entries(old).flatMap(([name, colors]) => colors.map((color, at) => [color, palette[name]?.[at] ?? color])),
)
const drawings = readdirSync('src/pictures').filter((file) => file.endsWith('.svg'))
for (const file of ['public/favicon.svg', ...drawings.map((name) => `src/pictures/${name}`)]) {
  const recolored = readFileSync(file, 'utf8').replace(/#[\da-f]{6}\b/g, (color) => renamed.get(color) ?? color)
  writeFileSync(file, recolored)
}
writeFileSync('src/pictures/palette.json', `${JSON.stringify(palette, null, 2)}\n`)

const favicon = readFileSync('public/favicon.svg', 'utf8')
const square = favicon.replace(' rx="7"', '')
/** Android cuts a maskable icon to a circle of 80 %. */
const maskable = square
  .replace('<path', '<g transform="matrix(.84 0 0 .84 2.56 2.56)"><path')
  .replace('</svg>', '</g></svg>')
const browser = await chromium.launch({ ...launchOptions, executablePath: installChromium() })
const page = await browser.newPage()

async function shoot(svg: string, size: number) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

for (const [name, svg, size] of [
  ['icon-192', favicon, 192],
  ['icon-512', favicon, 512],
  ['icon-512-maskable', maskable, 512],
  ['apple-touch-icon', square, 180],
] as const) {
  writeFileSync(`public/${name}.png`, await shoot(svg, size))
}
const small = await shoot(favicon, 32)
const header = [0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, small.length & 255, small.length >> 8, 0, 0, 22, 0, 0, 0]
writeFileSync('public/favicon.ico', Buffer.concat([Buffer.from(header), small]))

await page.setViewportSize({ width: 1200, height: 630 })
await page.goto(new URL('social.html', import.meta.url).href)
await page.evaluate(() => document.fonts.ready)
writeFileSync('public/social.png', await page.screenshot())
await browser.close()
