// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith, storageWith } from '~test/backendParts'
import type { Backend } from '../engine/backend'
import { immediate } from '../engine/respond'
import {
  applyAddress,
  applySettings,
  applySnapshot,
  followSignIn,
  persistInAddress,
  persistInTab,
} from '../engine/state/entry'
import { createBackend } from './agency'

const bases = { admin: '/api', local: '', news: '/news' }

function tabWith(stored: string) {
  return storageWith({ 'alderway.mock': stored })
}

/** How the browser says that this document was opened. */
function openedBy(type: 'navigate' | 'reload' | 'back_forward') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type })])
}

let backend: Backend
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  backend = createBackend(bases, immediate)
})

async function open(search: string, { tab = storageWith(), site = siteWith(), hash = '', referrer = '' } = {}) {
  await applyAddress(backend, site, { search, hash, referrer }, tab)
  return backend.settings.get()
}

describe('an address', () => {
  test('applies its scenario and behaviors', async () => {
    expect(await open('?scenario=backend-down&mock=jobs:ok')).toMatchObject({
      scenario: 'backend-down',
      mock: { jobs: 'ok' },
    })
  })

  test('without the mock’s parameters keeps the tab’s state', async () => {
    expect(await open('', { tab: tabWith('mock=news:error') })).toMatchObject({ mock: { news: 'error' } })
  })

  test('replaces the tab’s state', async () => {
    openedBy('navigate')
    expect(await open('?mock=jobs:slow', { tab: tabWith('mock=news:error') })).toMatchObject({
      mock: { jobs: 'slow' },
    })
  })

  test.each(['reload', 'back_forward'] as const)(
    'is ignored after a %s: what has been set since counts',
    async (how) => {
      openedBy(how)
      expect(await open('?mock=jobs:slow', { tab: tabWith('scenario=everyday') })).toMatchObject({ mock: {} })
    },
  )

  test('signs in and out as its scenario says, and only with a scenario', async () => {
    const site = siteWith()
    await open('?scenario=signed-in', { site })
    expect(backend.sessions.find(site.token() ?? '')).toMatchObject({ userId: 1 })
    await open('?mock=jobs:slow', { site })
    expect(site.token()).not.toBeNull()
    await open('?scenario=everyday', { site })
    expect(site.token()).toBeNull()
  })

  test('with a snapshot in its fragment applies all of it', async () => {
    const site = siteWith()
    const edits = [{ edit: 'delete', table: 'job', id: 1 }] as const
    const hash = `#${await backend.snapshots.toFragment({ scenario: 'news-down', mock: {}, as: 'admin', edits })}`
    expect(await open('?scenario=news-down', { site, hash })).toMatchObject({ scenario: 'news-down' })
    expect(backend.database.table('job').getAll()[0]?.id).toBe(2)
    expect(site.token()).not.toBeNull()
  })

  test('with a snapshot that is cut off says so and applies the rest', async () => {
    const { scenario, problems } = await open('?scenario=news-down', { hash: '#state=abc' })
    expect(scenario).toBe('news-down')
    expect(problems.join()).toContain('This link is incomplete')
  })
})

test('an address that says the state of its tab keeps the edits; one that says another drops them', async () => {
  const tab = tabWith('scenario=news-down')
  backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
  await open('?scenario=news-down', { tab })
  expect(backend.edits.active()).toHaveLength(1)
  await open('?scenario=everyday', { tab })
  expect(backend.edits.active()).toHaveLength(0)
})

describe('who is signed in', () => {
  /** The account that the site's token belongs to. */
  const accountOf = ({ token }: ReturnType<typeof siteWith>) => backend.accountOf(token() ?? '')

  test.each([
    ['?as=admin', 'admin'],
    ['?as=member&mock=jobs:503', 'member'],
    ['?scenario=signed-in&as=nobody', 'nobody'],
    ['?scenario=everyday&as=admin', 'admin'],
  ])('%s signs in as %s', async (search, account) => {
    const site = siteWith()
    await open(search, { site })
    expect(accountOf(site)).toBe(account)
  })

  test('a link that names nobody leaves the sign-in as it is, and the address says so', async () => {
    const site = siteWith()
    await open('?as=member', { site })
    await open('?mock=jobs:503', { site, tab: tabWith('as=member') })
    expect(accountOf(site)).toBe('member')
    expect(backend.words.formatQuery(backend.settings.get())).toBe('mock=jobs:503&as=member')
  })

  test('an address without a scenario keeps the edits', async () => {
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    await open('?as=admin&now=2026-12-24')
    expect(backend.edits.active()).toHaveLength(1)
  })

  test('the token expires when it says, by the clock of the backend', async () => {
    const site = siteWith()
    await open('?as=admin&expires=10&now=2026-12-24T17:30', { site })
    const { expiresAt = 0 } = backend.sessions.find(site.token() ?? '') ?? {}
    expect(Math.abs(expiresAt - new Date(2026, 11, 24, 17, 30, 10).getTime())).toBeLessThan(1000)
  })

  test('a new tab signs in as the page that opened it says', async () => {
    const site = siteWith()
    await open('', { site, referrer: `${globalThis.location.origin}/jobs?as=member` })
    expect(accountOf(site)).toBe('member')
  })
})

describe('a logout or login on the site', () => {
  function follow(start: string) {
    const site = siteWith()
    let tell = () => undefined as void
    followSignIn(backend, { ...site, subscribe: (listener) => ((tell = listener), () => undefined) })
    applySettings(backend, site, backend.words.parseQuery(start) ?? {})
    const query = () => backend.words.formatQuery(backend.settings.get())
    return { site, tell: () => tell(), query }
  }

  test.each([
    ['?as=admin', ''],
    ['?scenario=signed-in', 'scenario=signed-in&as=nobody'],
  ])('after a logout %s becomes "%s"', (start, after) => {
    const { site, tell, query } = follow(start)
    tell()
    expect(query()).toBe(start.slice(1))
    site.signOut()
    tell()
    expect(query()).toBe(after)
  })

  test('a login ends "nobody", and is not named otherwise', () => {
    const { site, tell, query } = follow('?scenario=signed-in&as=nobody')
    site.signIn(backend.sessions.open(1))
    tell()
    expect(query()).toBe('scenario=signed-in')
    const everyday = follow('?scenario=everyday')
    everyday.site.signIn(backend.sessions.open(1))
    everyday.tell()
    expect(everyday.query()).toBe('')
  })
})

describe('a new tab', () => {
  const referrer = `${globalThis.location.origin}/jobs?scenario=signed-in&mock=jobs:slow`

  test('takes over the state of the page of this site that opened it', async () => {
    const site = siteWith()
    expect(await open('', { site, referrer })).toMatchObject({ scenario: 'signed-in', mock: { jobs: 'slow' } })
    expect(site.token()).not.toBeNull()
  })

  test('keeps its own state, and that of its address', async () => {
    expect(await open('', { referrer, tab: tabWith('default') })).toMatchObject({ scenario: 'everyday', mock: {} })
    expect(await open('?mock=news:error', { referrer })).toMatchObject({ mock: { news: 'error' } })
    expect(await open('', { referrer: 'https://elsewhere.example/?mock=news:error' })).toMatchObject({ mock: {} })
  })
})

describe('the address', () => {
  function at(address: string) {
    history.replaceState({ key: 'own' }, '', address)
    persistInAddress(backend)
  }
  const now = () => location.pathname + location.search + location.hash

  afterEach(() => {
    for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method)
  })

  test('says the state after every change, beside the page’s own parameters', () => {
    backend.set({ mock: { jobs: '503' } })
    at('/jobs?q=nurse&mock=jobs:503&panel=on#main')
    backend.settings.set({ mock: { jobs: 'slow+latency=20', news: 'error' } })
    expect(now()).toBe('/jobs?q=nurse&panel=on&mock=jobs:slow%2Blatency=20,news:error#main')
    applySettings(backend, siteWith(), {})
    expect(now()).toBe('/jobs?q=nurse&panel=on#main')
    expect(history.state).toEqual({ key: 'own' })
  })

  test('says the state on the next page, and on the one before after going back', () => {
    backend.set({ scenario: 'news-down' })
    at('/jobs')
    expect(now()).toBe('/jobs?scenario=news-down')
    history.pushState(null, '', '/about')
    expect(now()).toBe('/about?scenario=news-down')
    history.replaceState(null, '', '/blog?page=2&mock=jobs:503')
    expect(now()).toBe('/blog?page=2&scenario=news-down')
    backend.set({})
    dispatchEvent(new PopStateEvent('popstate'))
    expect(now()).toBe('/blog?page=2')
  })

  test('keeps unknown words, which the panel corrects, and names of the default', () => {
    for (const address of ['/jobs?mock=nws:error', '/jobs?scenario=everyday']) {
      at(address)
      expect(now()).toBe(address)
    }
  })

  test('keeps a state in its fragment until that is no longer the state', () => {
    at('/jobs#state=abc')
    expect(now()).toBe('/jobs#state=abc')
    backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
    expect(now()).toBe('/jobs')
  })
})

test('the settings are stored for the tab, the default ones too', () => {
  const tab = storageWith()
  persistInTab(backend, tab)
  expect(tab.getItem('alderway.mock')).toBe('default')
  backend.set({ scenario: 'news-down', mock: { jobs: 'slow' } })
  expect(tab.getItem('alderway.mock')).toBe('scenario=news-down&mock=jobs:slow')
})

test('the responses are stored for the tab, and an address that names another state drops them', async () => {
  const responses = { jobs: { status: 200, headers: {}, body: '[]' } }
  const tab = storageWith()
  persistInTab(backend, tab)
  backend.set({ mock: { jobs: 'custom' }, responses })
  backend.reset()
  tab.setItem('alderway.mock', 'mock=jobs:custom')
  tab.setItem('alderway.mock.responses', JSON.stringify(responses))
  expect(await open('', { tab })).toMatchObject({ mock: { jobs: 'custom' }, responses })
  expect(await open('?mock=jobs:custom', { tab })).toMatchObject({ responses })
  expect((await open('?mock=jobs:custom,news:error', { tab })).responses).toBeUndefined()
  tab.setItem('alderway.mock.responses', '{"jobs":{}}')
  expect((await open('', { tab })).responses).toBeUndefined()
})

test('a link to a scenario drops own edits, which can be restored by undoing', async () => {
  backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
  applySettings(backend, siteWith(), { scenario: 'slow-network' })
  expect(backend.database.table('job').getAll()[0]?.id).toBe(2)
  await open('?scenario=news-down')
  expect(backend.database.table('job').getAll()[0]?.id).toBe(1)
  backend.edits.undo()
  expect(backend.database.table('job').getAll()[0]?.id).toBe(2)
})

test('a snapshot with an expired session signs in with an expired token', () => {
  const site = siteWith()
  applySnapshot(backend, site, { scenario: 'expired-session', mock: {}, edits: [] })
  expect(backend.sessions.find(site.token() ?? '')?.expiresAt).toBeLessThan(Date.now())
})
