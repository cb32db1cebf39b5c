import { createRequire } from 'node:module'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const require = createRequire(import.meta.url)
const { default: Peep } = require('react-peeps')

const INK = '#000001'
const FILL = '#000002'
const cache = new Map()

/** The paths of one piece of a peep, in the peep's own coordinates: [{ ink, subs: [[[command, ...numbers], ...], ...] }] */
export function piece(slot, name) {
  const key = `${slot}/${name}`
  if (!cache.has(key)) {
    const markup = renderToStaticMarkup(createElement(Peep, { [slot]: name, strokeColor: INK, backgroundColor: FILL }))
    cache.set(key, readPaths(markup))
  }
  return cache.get(key)
}

function readPaths(markup) {
  const paths = []
  const shifts = []
  for (const [, close, tag, attributes] of markup.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    if (close) {
      if (tag === 'g') shifts.pop()
      continue
    }
    const shift = attributes.match(/translate\(([-\d.e]+) ([-\d.e]+)\)/)
    const [x, y] = shift ? [Number(shift[1]), Number(shift[2])] : [0, 0]
    if (tag === 'g') shifts.push([x, y])
    if (tag !== 'path') continue
    const dx = shifts.reduce((sum, each) => sum + each[0], x)
    const dy = shifts.reduce((sum, each) => sum + each[1], y)
    const data = attributes.match(/ d="([^"]*)"/)
    const fill = attributes.match(/ fill="([^"]*)"/)
    if (!data || fill?.[1] === 'none') continue
    paths.push({ ink: fill?.[1] === INK, subs: readSubpaths(data[1], dx, dy) })
  }
  return paths
}

/** The library's path data holds only absolute M, C, L, Q and Z, which keeps moving and mirroring it simple. */
function readSubpaths(data, dx, dy) {
  const subs = []
  for (const [, command, numbers] of data.matchAll(/([MCLQZ])([^MCLQZ]*)/g)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    if (command === 'M') subs.push([])
    const moved = values.map((value, index) => value + (index % 2 ? dy : dx))
    subs.at(-1).push([command, ...moved])
  }
  return subs
}

export function mapSubpath(sub, move) {
  return sub.map(([command, ...values]) => {
    const moved = [command]
    for (let index = 0; index < values.length; index += 2) {
      moved.push(...move(values[index], values[index + 1]))
    }
    return moved
  })
}

export function writeSubpaths(subs) {
  return subs.map((sub) => sub.map(([command, ...values]) => command + values.map(round).join(' ')).join('')).join('')
}

function round(value) {
  return Math.round(value * 100) / 100
}

export function bounds(sub) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [, ...values] of sub) {
    for (let index = 0; index < values.length; index += 2) {
      box.left = Math.min(box.left, values[index])
      box.right = Math.max(box.right, values[index])
      box.top = Math.min(box.top, values[index + 1])
      box.bottom = Math.max(box.bottom, values[index + 1])
    }
  }
  return box
}
