import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '~test/listFiles'
import * as protocol from './protocol'

const names = Object.values(protocol).flatMap((name) => (typeof name === 'string' ? name : Object.values(name)))
const files = listFiles('src')

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name)
}

test('index.html has only names of the protocol', () => {
  const html = readFileSync('index.html', 'utf8')
  const found = [...findAll(html, /\s(data-[\w-]+)/g), ...findAll(html, /\sid="([^"]+)"/g)]
  expect(new Set(found)).toEqual(
    new Set([protocol.rootId, protocol.shellAttribute, protocol.unfinishedId, ...Object.values(protocol.liveRegions)]),
  )
})

// Firefox maps role="alert" to an event that Orca does not speak, and Orca calls an empty role="status" a status bar.
test('index.html has each live region with an explicit politeness and without a role', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const [politeness, id] of Object.entries(protocol.liveRegions))
    expect(html).toContain(`<div id="${id}" aria-live="${politeness}" class="visually-hidden"></div>`)
})

test('what the style sheets select is set by a component, or a name of the protocol', () => {
  const markup = files.filter((file) => file.endsWith('.tsx')).map((file) => readFileSync(file, 'utf8'))
  const set = new Set([...markup.flatMap((text) => findAll(text, /(data-[a-z-]+)/g)), ...names])
  const sheets = files.filter((file) => file.endsWith('.css')).map((file) => readFileSync(file, 'utf8'))
  const selected = sheets.flatMap((text) => findAll(text, /\[(data-[a-z-]+)/g))
  expect(selected).toContain(protocol.pressedAttribute)
  expect(selected.filter((name) => !set.has(name))).toEqual([])
})
