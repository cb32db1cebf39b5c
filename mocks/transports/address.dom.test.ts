import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith, storageWith } from '~test/backendParts'
import { createBackend } from '../agency/createBackend'
import { everydayDataset } from '../agency/identity'
import { immediate } from '../engine/requests/handlers'
import { stateParams, writeQuery } from '../engine/state/codec'
import { applyState, followSignIn, openState, persistInAddress, persistInTab } from './address'
import { isEveryday } from './everyday'

let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  backend = createBackend({ bases: { admin: '/api', local: '', news: '/news' }, timing: immediate })
})

function tabWith(query: string) {
  const { value } = backend.codec.readQuery(query) ?? {}
  return storageWith({ state: value ? backend.codec.writeSnapshot({ ...value, edits: [] }) : 'default' })
}
const query = () => writeQuery(backend.catalog, backend.state.get())
const firstJob = () => backend.database.table('job').getAll()[0]?.id

/** How the browser says that this document was opened. */
function openedBy(type: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type })])
}

async function open(search: string, { tab = storageWith(), site = siteWith(), hash = '', referrer = '' } = {}) {
  await openState(backend, site, tab, { search, hash, referrer })
  return query()
}

const slow = '?mock=jobs:slow'
const down = '?mock=news:error'
const signedIn = '?scenario=signed-in&mock=jobs:slow'
const ours = `${location.origin}/jobs`

test.each([
  ['the address', 'navigate', { search: slow, stored: down }, slow],
  ['the tab, where the address names none', 'navigate', { stored: down }, down],
  ['the tab after a reload', 'reload', { search: slow, stored: down }, down],
  ['the tab on the way back', 'back_forward', { search: slow, stored: '' }, '?'],
  ['the page of this site that opened the tab', 'navigate', { referrer: ours + signedIn }, signedIn],
  ['the tab, not the page before', 'navigate', { stored: '', referrer: ours + down }, '?'],
  ['no page of another site', 'navigate', { referrer: `https://elsewhere.example/${down}` }, '?'],
])('a page opens in the state of %s (%s)', async (_, how, opened, expected) => {
  const { search = '', stored, referrer = '' }: { search?: string; stored?: string; referrer?: string } = opened
  openedBy(how)
  const site = siteWith()
  const tab = stored === undefined ? storageWith() : tabWith(stored)
  expect(`?${await open(search, { tab, site, referrer })}`).toBe(expected)
  expect(backend.findAccount(site.token() ?? '')).toBe(expected === signedIn ? 'admin' : 'nobody')
})

test.each([
  ['?mock=nws:error', '', 'Unknown endpoint "nws". Did you mean "news"?'],
  ['?scenario=news-down', '#state=abc', 'This link is incomplete.'],
])('a page opens in the everyday state, and says why, with %s%s', async (search, hash, problem) => {
  expect(await open(search, { hash })).toBe('')
  expect(backend.problems.getState().join()).toContain(problem)
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(problem))
})

test.each(['custom', 'replay'])('an address with %s says that its response is not in it', async (behavior) => {
  openedBy('navigate')
  const lacking = 'This address lacks responses: open the link that Share copies.'
  expect(await open(`?mock=jobs:ok>${behavior}`)).toBe(`mock=jobs:ok%3E${behavior}`)
  expect(backend.problems.getState()).toEqual([lacking])
  // It is the tab's own.
  await open(`?mock=jobs:${behavior}`, { tab: tabWith(`?mock=jobs:${behavior}`) })
  expect(backend.problems.getState()).toEqual([])
})

test('a page opens in the everyday state, and says why, when the tab kept a state of another release', async () => {
  await open('', { tab: storageWith({ state: 'mock=news:error' }) })
  expect(backend.problems.getState()).toEqual([expect.stringContaining('another release')])
})

test('a page opens with the rows and the login of a link', async () => {
  const site = siteWith()
  const edits = [{ edit: 'delete', table: 'job', id: 1 }] as const
  const hash = `#${await backend.codec.writeFragment({ scenario: 'news-down', overrides: [], as: 'admin', edits })}`
  expect(await open('?scenario=news-down', { site, hash })).toBe('scenario=news-down&as=admin')
  expect(firstJob()).toBe(2)
  expect(backend.findAccount(site.token() ?? '')).toBe('admin')
})

test('a link to a scenario drops own edits, which can be restored; the tab’s own address and a link to a behavior keep them', async () => {
  openedBy('navigate')
  const tab = tabWith('?scenario=news-down')
  backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
  for (const kept of ['?scenario=news-down', '?mock=jobs:slow']) {
    await open(kept, { tab })
    expect(firstJob(), kept).toBe(2)
  }
  await open('?scenario=everyday', { tab })
  expect(firstJob()).toBe(1)
  backend.edits.undo()
  expect(firstJob()).toBe(2)
})

test('a link that names nobody leaves the login as it is', async () => {
  openedBy('navigate')
  const site = siteWith()
  await open('?as=member', { site })
  expect(await open('?mock=jobs:503', { site, tab: tabWith('?as=member') })).toBe('mock=jobs:503&as=member')
  expect(backend.findAccount(site.token() ?? '')).toBe('member')
  await open('?scenario=everyday', { site })
  expect(site.token()).toBeNull()
})

test.each([
  ['?as=admin', ''],
  ['?scenario=signed-in', 'scenario=signed-in&as=nobody'],
])('after a logout %s becomes "%s", and a login ends "nobody"', (start, after) => {
  const site = siteWith()
  let tell = () => undefined as void
  followSignIn(backend, { ...site, subscribe: (listener) => ((tell = listener), () => undefined) })
  applyState(backend, site, backend.codec.readQuery(start)?.value ?? backend.catalog.everyday)
  tell()
  expect(`?${query()}`).toBe(start)
  site.signOut()
  tell()
  expect(query()).toBe(after)
  site.signIn(backend.sessions.open(1))
  tell()
  expect(query()).toBe(after.replace('&as=nobody', ''))
})

describe('the address', () => {
  const now = () => location.pathname + location.search + location.hash

  function at(address: string) {
    history.replaceState({ key: 'own' }, '', address)
    persistInAddress(backend)
  }

  beforeEach(() => {
    vi.spyOn(window, 'addEventListener')
  })

  afterEach(() => {
    for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method)
    for (const call of vi.mocked(addEventListener).mock.calls) removeEventListener(...call)
  })

  test('has the state after every change and on every page, beside the page’s own parameters', () => {
    backend.setOptions({ mock: { jobs: '503' } })
    at('/jobs?q=nurse&mock=jobs:503&panel=on#main')
    backend.setOptions({ mock: { jobs: 'slow+latency=20', news: 'error' } })
    expect(now()).toBe('/jobs?q=nurse&panel=on&mock=jobs:slow%2Blatency=20,news:error#main')
    expect(history.state).toEqual({ key: 'own' })
    history.pushState(null, '', '/about')
    expect(now()).toBe('/about?mock=jobs:slow%2Blatency=20,news:error')
    history.replaceState(null, '', '/blog?page=2&mock=jobs:503')
    backend.setOptions({})
    dispatchEvent(new PopStateEvent('popstate'))
    expect(now()).toBe('/blog?page=2')
  })

  test('keeps words that cannot be read while the notice is shown, and a fragment while it is true', () => {
    backend.problems.setState(['Unknown endpoint "nws".'], true)
    at('/jobs?mock=nws:error')
    expect(now()).toBe('/jobs?mock=nws:error')
    backend.setOptions({ scenario: 'news-down' })
    expect(now()).toBe('/jobs?scenario=news-down')
    history.replaceState(null, '', '/jobs#state=abc')
    expect(now()).toBe('/jobs?scenario=news-down#state=abc')
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    expect(now()).toBe('/jobs?scenario=news-down')
    history.replaceState(null, '', '/jobs#state=abc')
    backend.recording.setState({ name: 'Mine', responses: [] }, true)
    expect(now()).toBe('/jobs?scenario=news-down')
  })

  test('keeps a fragment on the way back until something has changed', () => {
    at('/jobs#state=abc')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(now()).toBe('/jobs#state=abc')
    history.pushState(null, '', '/about')
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    history.replaceState(null, '', '/jobs#state=abc')
    dispatchEvent(new PopStateEvent('popstate'))
    expect(now()).toBe('/jobs')
  })
})

test('the tab keeps the state with its responses and the recording in use; another address drops them', async () => {
  openedBy('navigate')
  const tab = storageWith()
  persistInTab(backend, tab)
  expect(tab.getItem('state')).toBe('default')
  const responses = { jobs: { status: 200, headers: {}, body: '[]' } }
  const recording = { name: 'Mine', responses: [] }
  backend.setOptions({ mock: { jobs: 'custom', news: 'replay' }, responses, recording })
  const stored = { state: tab.getItem('state') ?? '' }
  backend.reset()
  await open('?mock=jobs:custom,news:replay', { tab: storageWith(stored) })
  expect(backend.state.get().overrides[0]?.response).toEqual(responses.jobs)
  expect(backend.recording.getState()).toEqual(recording)
  await open('?mock=jobs:custom', { tab: storageWith(stored) })
  expect(backend.state.get().overrides[0]?.response).toBeUndefined()
})

test('a recording that is too large for the browser does not take the rest of the state with it', () => {
  const tab = storageWith()
  const setItem = (key: string, text: string) => text.length < 1000 && tab.setItem(key, text) === undefined
  persistInTab(backend, { ...tab, setItem })
  backend.recording.setState({ name: 'long '.repeat(1000), responses: [] }, true)
  backend.set({ ...backend.state.get(), scenario: 'news-down' })
  expect(tab.getItem('state')).toContain('news-down')
})

describe('a document knows of another state before the backend does', () => {
  test.each(stateParams)('by the parameter "%s"', (name) => {
    history.replaceState(null, '', `/?${name}=`)
    expect(isEveryday(everydayDataset, () => null)).toBe(false)
    history.replaceState(null, '', '/')
    expect(isEveryday(everydayDataset, () => null)).toBe(true)
  })

  test('by what the tab has stored: a state, or an edit', () => {
    const tab = storageWith()
    persistInTab(backend, tab)
    backend.edits.persist(tab)
    const isDefault = () => isEveryday(everydayDataset, tab.getItem)
    expect(isDefault()).toBe(true)
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    expect(isDefault()).toBe(false)
    backend.edits.undo()
    expect(isDefault()).toBe(true)
    backend.setOptions({ mock: { jobs: '503' } })
    expect(isDefault()).toBe(false)
  })
})
