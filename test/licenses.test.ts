import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The builds serve public/ as it is; licenses.md lists only what is bundled.
const fonts = readdirSync('src/styles/fonts').filter((name) => name.endsWith('.woff2'))

test.each(fonts)('the license of %s is shipped', (font) => {
  const license = readFileSync(`public/licenses/${font.replace('.woff2', '.txt')}`, 'utf8')
  expect(license).toContain('SIL OPEN FONT LICENSE')
})
