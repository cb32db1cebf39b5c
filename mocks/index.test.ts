import { expect, test, vi } from 'vitest'
import { storageWith } from '~test/backendParts'
import { clockAtStart, isEverydayState, isGalleryPath } from './index'

function isEveryday(session: Record<string, string> = {}, { local = {}, hash = '', referrer = '' } = {}): boolean {
  return isEverydayState({ local: storageWith(local), session: storageWith(session), location: { hash }, referrer })
}

const edits = (text: string) => ({ 'alderway.mock.data.agency': text })

test('nothing stored is the everyday state', () => expect(isEveryday()).toBe(true))

test.each(['', 'not json', 'null', '{"edits":[],"done":0}', '{"edits":[{"edit":"x","note":"\\"done\\":1"}],"done":0}'])(
  'stored edits without effect are the everyday state: %s',
  (text) => expect(isEveryday({ 'alderway.mock': 'default', ...edits(text) })).toBe(true),
)

test('a scenario, an edit or a shared state in the fragment is not the everyday state', () => {
  expect(isEveryday({ 'alderway.mock': 'scenario=first-day' })).toBe(false)
  expect(isEveryday(edits('{"edits":[{"edit":"reset"}], "done": 1}'))).toBe(false)
  expect(isEveryday({}, { hash: '#state=abc' })).toBe(false)
})

test('a new tab that takes over a state is not in the everyday state, until it has its own', () => {
  const referrer = 'https://site.example/jobs?mock=jobs:503'
  expect(isEveryday({}, { referrer })).toBe(false)
  expect(isEveryday({ 'alderway.mock': 'default' }, { referrer })).toBe(true)
  expect(isEveryday({}, { referrer: 'https://site.example/contact?now=2026-12-24' })).toBe(false)
  expect(isEveryday({}, { referrer: 'https://site.example/jobs?q=mock' })).toBe(true)
})

test('a page starts with the clock of its address, else of its tab, and with the device’s for an unreadable one', () => {
  vi.stubGlobal('document', { referrer: '' })
  const christmas = new Date(2026, 11, 24, 17, 30).getTime()
  const at = (search: string, stored: Record<string, string> = {}) => clockAtStart(search, storageWith(stored))()
  expect(at('?now=2026-12-24T17:30') - christmas).toBeLessThan(1000)
  expect(at('?now=2026-12-24t17:30') - christmas).toBeLessThan(1000)
  expect(at('', { 'alderway.mock': 'now=2026-12-24T17:30' }) - christmas).toBeLessThan(1000)
  for (const search of ['', '?now=', '?now=soon', '?mock=jobs:503']) {
    expect(Math.abs(at(search) - Date.now())).toBeLessThan(1000)
  }
})

test('the edits of other tabs count in a tab that shares them', () => {
  const local = edits('{"edits":[{"edit":"reset"}], "done": 1}')
  expect(isEveryday({}, { local })).toBe(true)
  expect(isEveryday({ 'alderway.mock.shared': 'true' }, { local })).toBe(false)
})

test.each([
  ['/__states', '/', true],
  ['/base/__states/', '/base/', true],
  ['/jobs/__states', '/', false],
])('whether %s below %s is the gallery: %s', (path, base, expected) => {
  expect(isGalleryPath(path, base)).toBe(expected)
})
