import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { apricot, ink, paper } from './palette.mjs'

const require = createRequire(import.meta.url)

/** The picture that stands beside a shared link: the agency's name and what it does, and the first slide's drawing. */
export async function social(page, { name, tagline }) {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<!doctype html>
    <style>
      ${face('Fraunces', 'fraunces/files/fraunces-latin-wght-normal.woff2')}
      ${face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2')}
      body { display: grid; grid-template-columns: 1fr 610px; align-items: center; box-sizing: border-box; height: 630px; margin: 0; padding: 0 48px 0 80px; background: ${paper}; color: ${ink} }
      svg { display: block }
      .mark { width: 84px; margin: 0 0 36px -6px }
      h1 { margin: 0; font: 560 104px/1 Fraunces; letter-spacing: -0.018em }
      p { max-width: 11em; margin: 28px 0 0; font: 500 40px/1.25 'Instrument Sans' }
      img { display: block; width: 610px }
    </style>
    <div>
      <svg class="mark" viewBox="0 0 32 32" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
        <path d="M5 27 16 4l11 23M9 19.5c5 0 9.5-2 13.5 0" /><circle cx="16" cy="4.6" r="2.6" fill="${apricot}" stroke="none" />
      </svg>
      <h1>${name}</h1>
      <p>${tagline}</p>
    </div>
    <img src="${data(new URL('../../src/pictures/hero-hire.svg', import.meta.url), 'image/svg+xml')}" alt="">`)
  await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]))
  return page.screenshot()
}

function face(family, file) {
  const source = data(pathToFileURL(require.resolve(`@fontsource-variable/${file}`)), 'font/woff2')
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(${source}) }`
}

function data(file, type) {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`
}
