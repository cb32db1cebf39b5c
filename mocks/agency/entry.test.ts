// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith, storageWith } from '~test/backendParts'
import type { Backend } from '../engine/backend'
import { immediate } from '../engine/respond'
import { applyAddress, applySettings, applySnapshot, persistInTab } from '../engine/state/entry'
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

async function open(search: string, { tab = storageWith(), site = siteWith(), hash = '' } = {}) {
  await applyAddress(backend, site, { search, hash }, tab)
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
    expect(site.isSignedIn()).toBe(true)
    await open('?scenario=everyday', { site })
    expect(site.isSignedIn()).toBe(false)
  })

  test('with a snapshot in its fragment applies all of it', async () => {
    const site = siteWith()
    const edits = [{ edit: 'delete', table: 'job', id: 1 }] as const
    const hash = `#${await backend.snapshots.toFragment({ scenario: 'news-down', mock: {}, signedIn: true, edits })}`
    expect(await open('?scenario=news-down', { site, hash })).toMatchObject({ scenario: 'news-down' })
    expect(backend.database.table('job').getAll()[0]?.id).toBe(2)
    expect(site.isSignedIn()).toBe(true)
  })

  test('with a snapshot that is cut off says so and applies the rest', async () => {
    const { scenario, problems } = await open('?scenario=news-down', { hash: '#state=abc' })
    expect(scenario).toBe('news-down')
    expect(problems.join()).toContain('This link is incomplete')
  })
})

test('the settings are stored for the tab, the default ones too', () => {
  const tab = storageWith()
  persistInTab(backend, tab)
  expect(tab.getItem('alderway.mock')).toBe('default')
  backend.set({ scenario: 'news-down', mock: { jobs: 'slow' } })
  expect(tab.getItem('alderway.mock')).toBe('scenario=news-down&mock=jobs:slow')
})

test('the responses are stored for the tab, and an address that names a state drops them', async () => {
  const responses = { jobs: { status: 200, headers: {}, body: '[]' } }
  const tab = storageWith()
  persistInTab(backend, tab)
  backend.set({ mock: { jobs: 'custom' }, responses })
  backend.reset()
  tab.setItem('alderway.mock', 'mock=jobs:custom')
  tab.setItem('alderway.mock.responses', JSON.stringify(responses))
  expect(await open('', { tab })).toMatchObject({ mock: { jobs: 'custom' }, responses })
  expect((await open('?mock=jobs:custom', { tab })).responses).toBeUndefined()
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
  applySnapshot(backend, site, { scenario: 'expired-session', mock: {}, signedIn: true, edits: [] })
  expect(backend.sessions.find(site.token() ?? '')?.expiresAt).toBeLessThan(Date.now())
})
