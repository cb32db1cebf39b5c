import { readFileSync } from 'node:fs'
import { type Colord, colord, extend } from 'colord'
import contrast from 'colord/plugins/a11y'
import { describe, expect, test } from 'vitest'
import palette from '../src/pictures/palette.json'

extend([contrast])

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8')

/** Returns an opaque color token by day or by night. */
function readColor(token: string, scheme: 'day' | 'night'): Colord {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(css)?.[1] ?? ''
  const colors = value.match(/#[\da-f]{6}/g) ?? []
  const color = scheme === 'day' ? colors[0] : colors.at(-1)
  if (!color) throw new Error(`--${token} is no opaque color: "${value}"`)
  return colord(color)
}

const grounds = ['surface', 'raised', 'raised-high', 'band-1', 'band-2', 'tint-1', 'tint-2']

/** Text color, the grounds it is used on, and the least contrast: body text 7, other text 4.5, marks 3. */
const pairs: [color: string, grounds: string[], least: number][] = [
  ['text', grounds, 7],
  ['muted', ['surface', 'raised', 'tint-1', 'tint-2'], 6],
  ['muted', ['raised-high', 'band-1', 'band-2'], 4.5],
  ['accent', grounds, 4.5],
  ['error', ['surface', 'raised', 'tint-1', 'tint-2'], 6],
  ['error', ['raised-high'], 4.5],
  ['surface', ['text'], 7],
  ['surface', ['muted'], 4.5],
  ['on-strong', ['strong'], 7],
  ['on-action', ['action', 'action-hover', 'on-strong'], 4.5],
  ['action', ['strong'], 3],
]

describe.each(['day', 'night'] as const)('by %s', (scheme) => {
  test.each(pairs)('%s is readable on %j (%d : 1)', (color, backgrounds, least) => {
    const ratios = backgrounds.map((ground) => readColor(color, scheme).contrast(readColor(ground, scheme)))
    expect(
      Math.min(...ratios),
      `${JSON.stringify(ratios.map((ratio) => ratio.toFixed(1)))} in tokens.css`,
    ).toBeGreaterThanOrEqual(least)
  })

  /** A color on a ground, where only a share of it is opaque. */
  function mix(color: string, ground: string, percent: number): Colord {
    const [over, under] = [readColor(color, scheme).toRgb(), readColor(ground, scheme).toRgb()]
    const share = (name: 'r' | 'g' | 'b') => (over[name] * percent + under[name] * (100 - percent)) / 100
    return colord({ r: share('r'), g: share('g'), b: share('b') })
  }

  test('the leaf is paper by night too (7 : 1)', () => {
    expect(readColor('text', 'day').contrast(readColor('paper', scheme))).toBeGreaterThanOrEqual(7)
  })

  test('a field’s border is visible on every ground (3 : 1)', () => {
    const percent = Number(/--line-strong: color-mix\(in srgb, var\(--text\) (\d+)%, transparent\)/.exec(css)?.[1])
    for (const ground of grounds)
      expect(mix('text', ground, percent).contrast(readColor(ground, scheme)), ground).toBeGreaterThanOrEqual(3)
  })

  test('text is readable on a hovered ground, which it tints by up to 16%, and at 80% in the footer', () => {
    for (const [color, ground] of [['on-strong', 'strong'], ...grounds.map((name) => ['text', name])] as const)
      expect(readColor(color, scheme).contrast(mix(color, ground, 16)), ground).toBeGreaterThanOrEqual(4.5)
    expect(mix('on-strong', 'strong', 80).contrast(readColor('strong', scheme))).toBeGreaterThanOrEqual(4.5)
  })
})

test('the drawings have the colors of tokens.css, which `npm run recolor` writes', () => {
  const colors = Object.keys(palette).map((name) => [name, new RegExp(`--${name}: (.+);`).exec(css)?.[1]])
  expect(colors).toEqual(Object.entries(palette).map(([name, used]) => [name, expect.stringMatching(used.join('.*'))]))
})

test('the browser’s bars have the color of the header, from its first frame', () => {
  const html = readFileSync('index.html', 'utf8')
  const used = html.matchAll(/name="theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(#\w+)"/g)
  expect(css).toContain(`--strong: light-dark(${[...used].map(([, , color]) => color).join(', ')});`)
})
