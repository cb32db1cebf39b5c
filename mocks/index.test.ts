import { expect, test } from 'vitest'
import { isEveryday } from './engine/state/everyday'
import { isGalleryPath } from './index'

const origin = 'https://site.example'

function isEverydayIn(session: Record<string, string>, { search = '', hash = '', referrer = '' } = {}): boolean {
  return isEveryday({ location: { search, hash, origin }, referrer, read: (key) => session[key] ?? null })
}

const edits = (text: string) => ({ 'data.agency': text })

test.each(['', 'not json', '{"edits":[],"done":0}', '{"edits":[{"edit":"x","note":"\\"done\\":1"}],"done":0}'])(
  'is the everyday state without edits that have an effect: %s',
  (text) => expect(isEverydayIn({ state: 'default', ...edits(text) })).toBe(true),
)

test('is another state with a scenario, an edit, a word in the address or a shared state', () => {
  expect(isEverydayIn({})).toBe(true)
  expect(isEverydayIn({ state: '{"scenario":"first-day","overrides":[]}' })).toBe(false)
  expect(isEverydayIn(edits('{"edits":[{"edit":"reset"}],"done":1}'))).toBe(false)
  expect(isEverydayIn({}, { search: '?q=1&mock=jobs:503' })).toBe(false)
  expect(isEverydayIn({}, { hash: '#state=abc' })).toBe(false)
  expect(isEverydayIn({}, { search: '?panel=off', hash: '#main' })).toBe(true)
})

test('takes over the state of the page that opened a new tab, until the tab has its own', () => {
  const referrer = `${origin}/jobs?mock=jobs:503`
  expect(isEverydayIn({}, { referrer })).toBe(false)
  expect(isEverydayIn({ state: 'default' }, { referrer })).toBe(true)
  expect(isEverydayIn({}, { referrer: 'https://search.example/?as=admin' })).toBe(true)
})

test('is the everyday state where the storage is blocked', () => {
  const read = () => {
    throw new DOMException('Refused', 'SecurityError')
  }
  expect(isEveryday({ location: { search: '', hash: '', origin }, referrer: '', read })).toBe(true)
})

test.each([
  ['/__states', '/', true],
  ['/base/__states/', '/base/', true],
  ['/jobs/__states', '/', false],
])('whether %s below %s is the gallery: %s', (path, base, expected) => {
  expect(isGalleryPath(path, base)).toBe(expected)
})
