import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { abroad } from './scenes-abroad.mjs'
import { blogs } from './scenes-blog.mjs'
import { consultants } from './scenes-consultants.mjs'
import { domestic } from './scenes-domestic.mjs'
import { drawEmblems } from './emblems.mjs'
import { heroes } from './scenes-heroes.mjs'
import { smalls } from './scenes-small.mjs'
import { states } from './scenes-states.mjs'
import { drawMap } from './map.mjs'
import { wordmarks } from './wordmarks.mjs'

const out = new URL('../../src/pictures/', import.meta.url)
const pictures = {
  ...heroes,
  ...domestic,
  ...abroad,
  ...smalls,
  ...states,
  ...blogs,
  ...consultants,
  ...wordmarks,
  map: drawMap(),
}
const names = Object.keys(pictures).toSorted(new Intl.Collator('en', { numeric: true }).compare)

const files = names.map((name) => [`${name}.svg`, write(pictures[name])])

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const [file, content] of files) writeFileSync(new URL(file, out), content)
writeFileSync(new URL('emblems.svg', out), drawEmblems())
writeFileSync(new URL('index.ts', out), index())

function write({ width, height, draw, line = 1 }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${weigh(draw(), line)}</svg>`
  return `${optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default'] }).data}\n`
}

/** Small scenes hold small people: what stands around them is drawn as finely as they are. */
function weigh(markup, line) {
  return markup.replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${(width * line).toFixed(2)}"`)
}

function index() {
  const imports = names.map((name) => `import ${camel(name)} from './${name}.svg'`)
  const entries = names.map((name) => {
    const { width, height } = pictures[name]
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: { src: ${camel(name)}, width: ${width}, height: ${height} },`
  })
  return [
    '// Written by scripts/pictures: see its package.json.',
    ...imports,
    '',
    'export const pictures = {',
    ...entries,
    '} as const',
    '',
    'export type PictureName = keyof typeof pictures',
    '',
  ].join('\n')
}

function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}
