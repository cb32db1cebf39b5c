import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

type Rgb = readonly number[]

/** Returns the RGB of an opaque color token by day or by night. */
function colorOf(token: string, scheme: 'day' | 'night'): Rgb {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const [, share] = /^color-mix\(in srgb, var\(--text\) (\d+)%, transparent\)$/.exec(value) ?? []
  if (share) throw new Error(`--${token} is translucent: use \`over\`.`)
  const colors = value.match(/#[\da-f]{6}/g) ?? []
  const color = scheme === 'day' ? colors[0] : colors.at(-1)
  if (!color) throw new Error(`--${token} is no color: "${value}"`)
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The WCAG 2.2 contrast ratio, 1 to 21. */
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'raised', 'band-1', 'band-2', 'tint-1', 'tint-2']

/** Text color, the grounds it is used on, and the least contrast: body text 7, other text 4.5, marks 3. */
const pairs: [color: string, grounds: string[], least: number][] = [
  ['text', grounds, 7],
  ['muted', ['surface', 'raised', 'tint-1', 'tint-2'], 6],
  ['muted', ['band-1', 'band-2'], 4.5],
  ['accent', grounds, 4.5],
  ['error', ['surface', 'raised', 'tint-1', 'tint-2'], 6],
  ['surface', ['text'], 7],
  ['on-strong', ['strong'], 7],
  ['on-action', ['action', 'action-hover'], 4.5],
  ['action', ['strong'], 3],
]

describe.each(['day', 'night'] as const)('by %s', (scheme) => {
  test.each(pairs)('%s is readable on %j (%d : 1)', (color, backgrounds, least) => {
    const ratios = backgrounds.map((ground) => contrast(colorOf(color, scheme), colorOf(ground, scheme)))
    expect(Math.min(...ratios), JSON.stringify(ratios.map((ratio) => ratio.toFixed(1)))).toBeGreaterThanOrEqual(least)
  })

  test('a field’s border is visible on every ground (3 : 1)', () => {
    const share = Number(/--line-strong: color-mix\(in srgb, var\(--text\) (\d+)%, transparent\)/.exec(css)?.[1]) / 100
    const text = colorOf('text', scheme)
    for (const name of grounds) {
      const ground = colorOf(name, scheme)
      const line = ground.map((part, index) => part * (1 - share) + (text[index] ?? 0) * share)
      expect(contrast(line, ground), name).toBeGreaterThanOrEqual(3)
    }
  })
})

test('every color of a style sheet comes from tokens.css', () => {
  const root = new URL('../', import.meta.url)
  const files = ['src', 'mocks', '.storybook'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const sheets = files.filter((file) => file.endsWith('.css') && !/tokens\.css$|print\.css$/.test(file))
  expect(sheets.length).toBeGreaterThan(50)
  const literal = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i
  expect(sheets.filter((file) => literal.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([])
})
