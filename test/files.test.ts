import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listProject } from './listFiles'

const files = listProject()

/** The folders of a file, and the file without its extensions: what an import may name. */
function listNames(file: string): string[] {
  const parts = file.replace(/(?<=[^/])\.[^/]*$/, '').split('/')
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

test('no two files or folders differ by letter case alone, which macOS and Windows cannot tell apart', () => {
  const names = [...new Set(files.flatMap(listNames))]
  const spellings = new Map(names.map((name) => [name.toLowerCase(), name]))
  expect(names.filter((name) => spellings.get(name.toLowerCase()) !== name)).toEqual([])
})

const versions = v.optional(v.record(v.string(), v.string()), {})
const Package = v.object({ version: v.optional(v.string()), optionalDependencies: versions })
const Lock = v.pipe(v.string(), v.parseJson(), v.object({ packages: v.record(v.string(), Package) }))

test('package-lock.json has the bindings of every platform, so that npm ci works on each', () => {
  const packages = Object.entries(v.parse(Lock, readFileSync('package-lock.json', 'utf8')).packages)
  const locked = packages.map(([place, { version }]) => `${place.replace(/.*node_modules\//, '')}@${version}`)
  const bindings = packages
    .flatMap(([, { optionalDependencies }]) => Object.entries(optionalDependencies))
    .flatMap(([name, version]) => (/^\d/.test(version) ? `${name}@${version}` : []))
  expect(bindings.length).toBeGreaterThan(50)
  expect(bindings.filter((binding) => !locked.includes(binding))).toEqual([])
})

test('every file that documentation or a comment names by its whole path is there', () => {
  const places =
    /(?<![\w/@.~-])(?:src|mocks|docs|test|e2e|scripts|bench|visual|\.storybook)\/[\w./-]+\.(?:tsx?|mjs|css|mdx?|json)\b/g
  const texts = files.filter((file) => /(?<!\.test)\.(mdx?|tsx?|mjs|css)$/.test(file))
  const named = texts.flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(places), ([name]) => name))
  /** The page of docs/adding.md, the backend of the engine's README, and what a program writes. */
  const examples = /openDays|mocks\/library\/|visual\/changes\.json/i
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !files.includes(name) && !examples.test(name))).toEqual([])
})
