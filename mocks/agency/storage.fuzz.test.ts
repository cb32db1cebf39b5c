import * as fc from 'fast-check'
import { expect } from 'vitest'
import { siteWith, storageWith } from '~test/backendParts'
import { anyJson, asText, fuzz, hostileText, withoutConsole, roughly } from '~test/fuzz'
import type { Backend } from '../engine/backend'
import { immediate } from '../engine/respond'
import { applyAddress, persistInTab } from '../engine/state/entry'
import { createBackend } from './agency'

const bases = { admin: '/api', local: '', news: '/news' }
const tableNames = Object.keys(createBackend(bases, immediate).database.tables)

function expectRows({ database }: Backend) {
  for (const name of tableNames) expect(database.count(name), name).toBeGreaterThanOrEqual(0)
}

const table = fc.constantFrom(...tableNames)
const cell = fc.oneof(hostileText(), fc.double(), fc.constant(null))
const row = fc.oneof(
  roughly({ id: fc.integer({ min: 0, max: 40 }), title: hostileText(), salary: cell, name: cell }),
  fc
    .tuple(
      fc.integer({ min: 1, max: 40 }),
      fc.dictionary(fc.constantFrom('title', 'salary', 'author', 'email', 'city', '__proto__'), cell),
    )
    .map(([id, cells]) => ({ ...cells, id })),
)
/** Edits as this version of the site keeps them, and as others may have. */
const edits = fc.array(
  fc.oneof(
    fc.record({ edit: fc.constant('put'), table, row }),
    fc.record({ edit: fc.constant('delete'), table, id: fc.oneof(fc.integer({ min: -1, max: 40 }), fc.double()) }),
    fc.record({ edit: fc.constant('count'), table, count: fc.integer({ min: 0, max: 30 }) }),
    fc.record({ edit: fc.constant('reset') }),
    fc.record({ edit: fc.constant('rows'), rows: fc.dictionary(table, fc.array(row, { maxLength: 3 })) }),
  ),
  { maxLength: 5 },
)
const journal = fc.oneof(
  { weight: 4, arbitrary: fc.record({ edits, done: fc.oneof(fc.nat(6), fc.double()) }) },
  fc.record({ edits: fc.array(anyJson(), { maxLength: 3 }), done: anyJson() }),
  anyJson(),
)
const session = roughly({
  token: fc.constantFrom('demo.1', 'demo.2', ''),
  userId: fc.integer(),
  expiresAt: fc.constantFrom(0, Date.now() + 3_600_000, 9e15),
})
const sessions = fc.oneof(fc.array(session, { maxLength: 4 }), anyJson())

const local = fc.record({
  'alderway.mock.data.agency': asText(journal),
  'alderway.mock.data.empty': asText(journal),
  'alderway.mock.sessions': asText(sessions),
})
const query = fc.oneof(
  fc.constantFrom('', '?scenario=first-day', '?mock=jobs:error', '?scenario=expired-session', '?scenario=signed-in'),
  hostileText().map((text) => `?scenario=${text}`),
)

fuzz(
  'the backend starts with anything in storage, from this or another version',
  fc.asyncProperty(local, fc.oneof(query, hostileText()), query, (kept, tabKept, search) =>
    withoutConsole(async () => {
      const backend = createBackend(bases, immediate)
      const [disk, tab] = [storageWith(kept), storageWith({ 'alderway.mock': tabKept })]
      backend.edits.persist(disk)
      backend.sessions.persist(disk)
      await applyAddress(backend, siteWith(), { search, hash: '' }, tab)
      persistInTab(backend, tab)
      expectRows(backend)
      backend.edits.undo()
      backend.edits.redo()
      backend.edits.apply({ edit: 'delete', table: 'job', id: 1 })
      expect(backend.edits.canUndo()).toBe(true)
      expect(backend.sessions.find(backend.sessions.open(1))).toMatchObject({ userId: 1 })
    }),
  ),
  { short: 15 },
)

fuzz(
  'the backend starts with any edits in a link, and again after a reload',
  fc.asyncProperty(edits, (brought) =>
    withoutConsole(async () => {
      const disk = storageWith()
      const state = {
        scenario: 'everyday',
        mock: {},
        edits: JSON.parse(JSON.stringify(brought)),
      } as const
      const hash = `#${await createBackend(bases, immediate).snapshots.toFragment(state)}`
      for (const at of [hash, '']) {
        const backend = createBackend(bases, immediate)
        backend.edits.persist(disk)
        await applyAddress(backend, siteWith(), { search: '', hash: at }, storageWith())
        expectRows(backend)
      }
    }),
  ),
  { short: 15 },
)
