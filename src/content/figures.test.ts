import { expect, test } from 'vitest'
import { about } from './about'
import { hireUs } from './hireUs'
import { promisedHours } from './promise'
import { services } from './services'

/** What runs over several lines: not titles and numbers. */
const prose = /^(text|answer|what|summary|lead|intro|items|cells|paragraphs|aside|question|smallPrint)$/
const torn =
  /\d (?:to|or) \d|\d\+? (?:openings|months|weeks|days|working|people|hours|minutes|cities|years|clients|pieces)\b/

function listProse(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return prose.test(field) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => listProse(item, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => listProse(inner, name))
}

test('a line never ends between a figure and what it counts', () => {
  const texts = listProse([services, about, hireUs])
  expect(texts.length).toBeGreaterThan(400)
  // The promise is a phrase: in the narrow column of a step it may break.
  expect(texts.filter((text) => torn.test(text.replaceAll(promisedHours, 'these')))).toEqual([])
})
