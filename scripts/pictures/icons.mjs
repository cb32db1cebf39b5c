import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { ink } from './palette.mjs'
import { social } from './social.mjs'

const require = createRequire(import.meta.url)
const out = new URL('../../public/', import.meta.url)
const favicon = readFileSync(new URL('favicon.svg', out), 'utf8')
const root = fileURLToPath(new URL('../../', import.meta.url))
const { agency } = (await runnerImport(`${root}src/content/agency.ts`, { root })).module
const { installChromium, launchOptions } = (await runnerImport(`${root}scripts/chromium.ts`, { root })).module

const { chromium } = require('@playwright/test')
const browser = await chromium.launch({ ...launchOptions, executablePath: installChromium() })
const page = await browser.newPage({ deviceScaleFactor: 1 })

try {
  write('icon-192.png', await icon(192))
  write('icon-512.png', await icon(512))
  write('apple-touch-icon.png', await icon(180, fullBleed(1)))
  // A maskable icon may be cut to a circle of 80 %: its drawing is smaller.
  write('icon-512-maskable.png', await icon(512, fullBleed(0.84)))
  write('favicon.ico', container(await icon(32), 32))
  write('social.png', await social(page, agency))
} finally {
  await browser.close()
}

function icon(size, svg = favicon) {
  return shoot(`<style>html, body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`, size, size)
}

async function shoot(html, width, height) {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  return page.screenshot({ omitBackground: true })
}

/** The favicon without its round corners, which the system cuts itself, and its drawing at a share of its size. */
function fullBleed(share) {
  const move = 16 * (1 - share)
  return favicon
    .replace(/(<rect[^>]*) rx="[\d.]+"/, '$1')
    .replace(/(<rect[^>]*>)(.*)<\/svg>/s, `$1<g transform="translate(${move} ${move}) scale(${share})">$2</g></svg>`)
    .replace('<svg ', `<svg style="background: ${ink}" `)
}

/** An .ico that holds one PNG: a header of 6 bytes, an entry of 16, the picture. */
function container(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

function write(name, content) {
  const file = new URL(name, out)
  writeFileSync(file, content)
  console.log(`${name}: ${(statSync(file).size / 1000).toFixed(1)} kB`)
}
