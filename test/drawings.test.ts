import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { recentBlogs } from '../mocks/agency/blogs/rows/recent'
import { earlierBlogs } from '../mocks/agency/blogs/rows/earlier'
import { oldestBlogs } from '../mocks/agency/blogs/rows/oldest'
import { about } from '../src/content/about'
import { drawnIndustries } from '../src/content/home/drawnIndustries'
import { hrSolutions } from '../src/content/home/solutions'
import { sampleBlogs } from '../src/content/sampleBlogs'
import { services } from '../src/content/services'
import palette from '../src/pictures/palette.json'
import { listFiles } from './listFiles'

const folder = new URL('../src/pictures/', import.meta.url)

interface Shape {
  kind: string
  day: string
  night: string
  hasRim: boolean
}

/** Returns the filled shapes of a drawing that say what they are, with their colors by day and by night. */
function readShapes(svg: string): Shape[] {
  const rules = [...svg.matchAll(/\.(\w+)\[fill="(#\w+)"\]\{fill:(?:var\(--f,)?light-dark\(#\w+,(#\w+)\)/g)]
  return [...svg.matchAll(/<(?:path|circle|rect|ellipse)\b[^>]*>/g)].flatMap(([tag]) => {
    const read = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1]
    const [kind = '', day, id] = [read('class'), read('fill'), read('id')]
    if (!day?.startsWith('#')) return []
    const night = rules.find(([, name, color]) => name === kind && color === day)?.[3] ?? day
    return [{ kind, day, night, hasRim: svg.includes(`<use href="#${id}" class="rim"/>`) }]
  })
}

/** Returns the lightness of a color in CIELAB, 0 to 100. */
function lightness(color: string): number {
  const long = color.length === 4 ? color.replaceAll(/[\da-f]/g, '$&$&') : color
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(long.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : luminance * 903.3
}

const [ink] = palette.text
const isDark = (color: string) => lightness(color) < 30
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'))
const drawings = files.map((file) => ({ file, shapes: readShapes(readFileSync(new URL(file, folder), 'utf8')) }))
const skins = new Set(
  drawings.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'skin').map((one) => one.day)),
)

const darkening = ({ day, night }: Shape) => lightness(day) - lightness(night)

describe.each(drawings)('$file by night', ({ shapes }) => {
  const find = (...kinds: string[]) => shapes.filter(({ kind }) => kinds.includes(kind))

  test('people keep their skin', () => {
    expect(find('skin').filter((one) => darkening(one) > 6)).toEqual([])
    expect(shapes.filter(({ kind, day }) => kind !== 'skin' && skins.has(day))).toEqual([])
  })

  test('dark hair keeps the color of ink, with an outline', () => {
    const hair = find('hair').filter(({ day }) => isDark(day))
    expect(hair.filter(({ day, night, hasRim }) => day !== ink || night !== ink || !hasRim)).toEqual([])
  })

  test('a dark hijab is the green of other dark cloth, which is no hair', () => {
    const dark = find('cloth').filter(({ day }) => isDark(day))
    expect(dark.filter(({ night }) => night !== '#2b5745')).toEqual([])
  })

  test('what stands behind people is darker by night, but not as dark as their hair', () => {
    const bands = [palette['band-1'][0], palette['band-2'][0]]
    const dimmed = find('field').filter(({ day, night }) => bands.includes(day) && day !== night)
    const least = lightness(ink ?? '') + 15
    expect(dimmed.filter((one) => darkening(one) < 15 || lightness(one.night) < least)).toEqual([])
  })

  test('gray hair, light cloth and paper stay as they are', () => {
    const light = find('hair', 'cloth', 'paper').filter(({ day }) => !isDark(day))
    expect(light.filter((one) => Math.abs(darkening(one)) > 6)).toEqual([])
  })
})

test('dark clothes are lighter than dark hair by night, or they would be an outline on the ground', () => {
  // The people of a specimen are printed: paper is lit, and nothing on it changes.
  const drawn = files.filter((file) => !file.startsWith('specimen-'))
  const dressed = drawn.filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('class="ink"'))
  const rule = /\.ink\{fill:var\(--f,light-dark\(#12372a,(#\w+)\)\)\}/
  const nights = dressed.map((file) => rule.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? file)
  expect(nights.filter((night) => !night.startsWith('#') || lightness(night) < lightness('#12372a') + 10)).toEqual([])
})

const posts = [...sampleBlogs, ...recentBlogs, ...earlierBlogs, ...oldestBlogs]
const blocks = services.flatMap((service) => service.blocks)
const prose = [about.story, ...blocks.filter((block) => block.kind === 'prose')]
const rows = blocks.flatMap((block) => (block.kind === 'comparison' ? block.rows : []))

test.each([
  ['figures', posts.flatMap(({ content }) => [...content.matchAll(/^!\[\]\((\w+)\)$/gm)].map(([, figure]) => figure))],
  ['closings', services.map(({ closing }) => closing.drawing)],
  ['statements', prose.flatMap(({ drawing }) => drawing ?? [])],
  ['routes', rows.flatMap(({ part }) => part ?? [])],
  ['solutions', hrSolutions.items.flatMap(({ part }) => part ?? [])],
  ['industries', drawnIndustries.items.flatMap(({ part }) => part ?? [])],
])('the pages show each view of %s.svg and no other', (name, shown) => {
  const views = readFileSync(new URL(`${name}.svg`, folder), 'utf8').matchAll(/<view id="([^"]+)"/g)
  expect(new Set(shown)).toEqual(new Set([...views].map(([, id]) => id)))
})

test('Drawings.mdx has every icon of the site', () => {
  const find = (code: string) => code.match(/(?<=lucide-react\/icons\/)[\w-]+/g) ?? []
  const code = listFiles('src').filter((file) => /(?<!stories|test)\.tsx$/.test(file))
  const used = new Set(code.flatMap((file) => find(readFileSync(file, 'utf8'))))
  const guide = readFileSync('.storybook/docs/Drawings.mdx', 'utf8')
  expect(find(guide)).toEqual([...used].toSorted())
  for (const [, name = ''] of guide.matchAll(/^import (\w+) from 'lucide/gm)) expect(guide).toContain(`  ${name},\n`)
})
