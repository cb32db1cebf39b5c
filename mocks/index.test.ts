import { expect, test } from 'vitest'
import { storageWith } from '~test/backendParts'
import { isEverydayState, isGalleryPath } from './index'

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
  expect(isEveryday({}, { referrer: 'https://site.example/jobs?q=mock' })).toBe(true)
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
