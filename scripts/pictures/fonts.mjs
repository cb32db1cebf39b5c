// Cuts the fonts down to the characters that nearly every page needs; what else they hold is fetched where it is needed.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')
const characters = `${ascii}\u{a0}£©·×éü–—‘’“”…€`

/** The weights that the site uses. */
const fonts = { fraunces: { min: 380, max: 700 }, 'instrument-sans': { min: 400, max: 700 } }

for (const [name, wght] of Object.entries(fonts)) {
  const source = new URL(`../../node_modules/@fontsource-variable/${name}/`, import.meta.url)
  const target = new URL(`../../src/styles/fonts/${name}`, import.meta.url)
  const whole = readFileSync(new URL(`files/${name}-latin-wght-normal.woff2`, source))
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght } })
  writeFileSync(`${target.pathname}.woff2`, cut)
  copyFileSync(new URL('LICENSE', source), `${target.pathname}.LICENSE.txt`)
  console.log(`${name}: ${whole.length} -> ${cut.length} bytes`)
}
const codes = [...new Set(characters)].map((character) => character.codePointAt(0)).filter((code) => code > 126)
console.log(`unicode-range: U+20-7E, ${codes.map((code) => `U+${code.toString(16).toUpperCase()}`).join(', ')}`)
