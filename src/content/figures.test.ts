import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const prose = /\b(?:text|answer|what|summary|lead|intro):\s*(?:'[^']+'|`[^`]+`)/g
const torn =
  /\d (?:to|or) \d|\d\+? (?:\\\n)?(?:openings|months|weeks|days|working|people|hours|minutes|cities|years|clients|pieces)\b/g

test('a line never ends between a figure and what it counts', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'src/content/services', 'src/content/about.ts', 'src/content/hireUs.ts'],
    {
      encoding: 'utf8',
    },
  )
    .trim()
    .split('\n')
  const texts = files.flatMap((file) => readFileSync(file, 'utf8').match(prose) ?? [])
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.flatMap((text) => text.match(torn) ?? [])).toEqual([])
})
