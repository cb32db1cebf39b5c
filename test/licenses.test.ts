import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findForbidden, licenseReport, type Package, readShipped } from '../scripts/licenses'

test('docs/licenses.md lists the packages of the lockfiles', () => {
  const report = readFileSync('docs/licenses.md', 'utf8')
  expect(report, 'docs/licenses.md is out of date: npm run docs').toBe(licenseReport())
})

test('every shipped package has an allowed license', () => {
  const { whole, inPart } = readShipped()
  expect(findForbidden([...whole, ...inPart])).toEqual([])
})

test('lists every dependency in the version of package.json, and its own dependencies', () => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = new Map(readShipped().whole.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(manifest.dependencies)) expect(listed.get(name), name).toBe(version)
  expect([...listed.keys()]).toContain('@tanstack/query-core')
})

test('rejects licenses that ask for more than their notice, and packages without one', () => {
  const copyleft: Package = { name: 'copyleft', version: '1.0.0', license: 'AGPL-3.0-only' }
  const bare: Package = { name: 'bare', version: '1.0.0', license: 'none' }
  const both: Package = { name: 'both', version: '1.0.0', license: 'MIT AND AGPL-3.0-only' }
  const choice: Package = { name: 'choice', version: '1.0.0', license: '(AGPL-3.0-only OR MIT)' }
  expect(findForbidden([copyleft, bare, both, choice])).toEqual([copyleft, bare, both])
})
