import { afterEach, expect, test, vi } from 'vitest'
import { isEveryday } from './everyday'

const origin = 'https://site.example'
function open({ search = '', hash = '', referrer = '' } = {}) {
  vi.stubGlobal('location', { search, hash, origin })
  vi.stubGlobal('document', { referrer })
}
afterEach(() => vi.unstubAllGlobals())

const unused = '{"edits":[{"edit":"x","note":"\\"done\\":1"}],"done":0}'
const other = `${origin}/jobs?mock=jobs:503`

test.each<
  [isEveryday: boolean, session: Record<string, string>, page?: { search?: string; hash?: string; referrer?: string }]
>([
  [true, {}],
  [true, { state: 'default', 'data.agency': '' }],
  [true, { 'data.agency': 'not json' }],
  [true, { 'data.agency': unused }],
  [false, { 'data.agency': '{"edits":[{"edit":"reset"}],"done":1}' }],
  [false, { state: '{"scenario":"first-day","overrides":[]}' }],
  [false, {}, { search: '?q=1&mock=jobs:503' }],
  [false, {}, { search: '?q=1&amp;mock=jobs:503' }],
  [false, {}, { hash: '#state=abc' }],
  [true, {}, { search: '?panel=off', hash: '#main' }],
  // A new tab takes over the state of the page that opened it, until it has its own.
  [false, {}, { referrer: other }],
  [true, { state: 'default' }, { referrer: other }],
  [true, {}, { referrer: 'https://search.example/?as=admin' }],
])('it is the everyday state: %s, with %j stored and %j', (expected, session, page = {}) => {
  open(page)
  expect(isEveryday('agency', (key) => session[key] ?? null)).toBe(expected)
})

test('it is the everyday state where the storage is blocked', () => {
  open()
  const read = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  expect(isEveryday('agency', read)).toBe(true)
})
