// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteWith, storageWith } from '~test/backendParts'
import { immediate } from './answering'
import { type Backend, createBackend } from './backend'
import { enterFromAddress, enterScenario, enterState, keepInTab } from './enter'
import { toFragment } from './share'
import { rowsOf } from './tables'

const bases = { admin: '/api', local: '', news: '/news' }

function tabWith(kept: string) {
  return storageWith({ 'alderway.mock': kept })
}

/** As the browser tells it: how this document was come by. */
function cameBy(type: 'navigate' | 'reload' | 'back_forward') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type })])
}

let backend: Backend
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  backend = createBackend(bases, immediate)
})

async function enter(search: string, { tab = storageWith(), site = siteWith(), hash = '' } = {}) {
  await enterFromAddress(backend, site, { search, hash }, tab)
  return backend.control.get()
}

describe('an address', () => {
  test('puts scenario and behaviors in force', async () => {
    expect(await enter('?scenario=backend-down&mock=jobs:ok')).toMatchObject({
      scenario: 'backend-down',
      mock: { jobs: 'ok' },
    })
  })

  test('that names nothing leaves the tab what it has kept', async () => {
    expect(await enter('', { tab: tabWith('mock=news:error') })).toMatchObject({ mock: { news: 'error' } })
  })

  test('that names something takes the place of what the tab has kept', async () => {
    cameBy('navigate')
    expect(await enter('?mock=jobs:slow', { tab: tabWith('mock=news:error') })).toMatchObject({
      mock: { jobs: 'slow' },
    })
  })

  test.each(['reload', 'back_forward'] as const)(
    'counts no more after a %s: what was set since then does',
    async (how) => {
      cameBy(how)
      expect(await enter('?mock=jobs:slow', { tab: tabWith('scenario=everyday') })).toMatchObject({ mock: {} })
    },
  )

  test('signs in and out as its scenario says, and only then', async () => {
    const site = siteWith()
    await enter('?scenario=signed-in', { site })
    expect(backend.sessions.find(site.token() ?? '')).toMatchObject({ userId: 1 })
    await enter('?mock=jobs:slow', { site })
    expect(site.isSignedIn()).toBe(true)
    await enter('?scenario=everyday', { site })
    expect(site.isSignedIn()).toBe(false)
  })

  test('with a state in its fragment puts the whole state in force', async () => {
    const site = siteWith()
    const edits = [{ edit: 'delete', table: 'job', id: 1 }] as const
    const hash = `#${await toFragment({ scenario: 'news-down', mock: {}, signedIn: true, edits })}`
    expect(await enter('?scenario=news-down', { site, hash })).toMatchObject({ scenario: 'news-down' })
    expect(rowsOf(backend.db, 'job')[0]?.id).toBe(2)
    expect(site.isSignedIn()).toBe(true)
  })

  test('whose state was cut short says so, and the rest of it holds', async () => {
    const { scenario, unknown } = await enter('?scenario=news-down', { hash: '#state=abc' })
    expect(scenario).toBe('news-down')
    expect(unknown.join()).toContain('The link is not whole')
  })
})

test('what is set is kept for the tab, an ordinary day too', () => {
  const tab = storageWith()
  keepInTab(backend, tab)
  expect(tab.getItem('alderway.mock')).toBe('scenario=everyday')
  backend.set({ scenario: 'news-down', mock: { jobs: 'slow' } })
  expect(tab.getItem('alderway.mock')).toBe('scenario=news-down&mock=jobs:slow')
})

test('a link to a scenario shows its rows without one’s edits, and an undo brings them back', async () => {
  backend.data.edit({ edit: 'delete', table: 'job', id: 1 })
  enterScenario(backend, siteWith(), { scenario: 'slow-network' })
  expect(rowsOf(backend.db, 'job')[0]?.id).toBe(2)
  await enter('?scenario=news-down')
  expect(rowsOf(backend.db, 'job')[0]?.id).toBe(1)
  backend.data.undo()
  expect(rowsOf(backend.db, 'job')[0]?.id).toBe(2)
})

test('a state handed on with a session that has run out signs in as one who was too long away', () => {
  const site = siteWith()
  enterState(backend, site, { scenario: 'expired-session', mock: {}, signedIn: true, edits: [] })
  expect(backend.sessions.find(site.token() ?? '')?.expiresAt).toBeLessThan(Date.now())
})
