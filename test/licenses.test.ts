import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licenseReport, type Package, refused, shippedFrom } from '../scripts/licenses'

test('the report lists what is shipped now', () => {
  const report = readFileSync('docs/licenses.md', 'utf8')
  expect(report, 'docs/licenses.md is not current: npm run docs').toBe(licenseReport('.'))
})

test('everything that is shipped may be', () => {
  const { whole, inPart } = shippedFrom('.')
  expect(refused([...whole, ...inPart])).toEqual([])
})

test('every dependency is listed in the version that package.json names, with what it needs itself', () => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const listed = new Map(shippedFrom('.').whole.map(({ name, version }) => [name, version]))
  for (const [name, version] of Object.entries(manifest.dependencies)) expect(listed.get(name), name).toBe(version)
  expect([...listed.keys()]).toContain('@tanstack/query-core')
})

test('a license that asks for more than its notice, and none at all, are refused', () => {
  const copyleft: Package = { name: 'copyleft', version: '1.0.0', license: 'AGPL-3.0-only' }
  const bare: Package = { name: 'bare', version: '1.0.0', license: 'none' }
  const both: Package = { name: 'both', version: '1.0.0', license: 'MIT AND AGPL-3.0-only' }
  const choice: Package = { name: 'choice', version: '1.0.0', license: '(AGPL-3.0-only OR MIT)' }
  expect(refused([copyleft, bare, both, choice])).toEqual([copyleft, bare, both])
})
