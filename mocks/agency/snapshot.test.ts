import { expect, test } from 'vitest'
import { immediate } from '../engine/respond'
import { hasSnapshot, type Snapshot } from '../engine/state/snapshot'
import { createBackend } from './agency'

const { snapshots } = createBackend({ admin: '/api', local: '', news: '/news' }, immediate)
const { fromFile, fromFragment, toFile, toFragment } = snapshots

const state: Snapshot = {
  scenario: 'news-down',
  mock: { jobs: 'slow', blogs: 'error+latency=800' },
  as: 'member',
  expires: 10,
  now: '2026-12-24T17:30',
  edits: [
    { edit: 'put', table: 'job', row: { id: 3, title: 'Zoë’s café 東京', salary: null } },
    { edit: 'count', table: 'blog', count: 20 },
    { edit: 'delete', table: 'user', id: 2 },
    { edit: 'rows', rows: { job: [{ id: 3, title: 'Keeper of the light' }], blog: [] } },
  ],
}

test('a snapshot survives a fragment', async () => {
  const fragment = await toFragment(state)
  expect(fragment).toMatch(/^state=[\w-]+$/)
  expect(hasSnapshot(`#${fragment}`)).toBe(true)
  expect(await fromFragment(`#${fragment}`)).toEqual({ ...state, problems: [] })
})

test('a snapshot survives a file', () => expect(fromFile(toFile(state))).toEqual({ ...state, problems: [] }))

test('the responses of a snapshot survive, and are checked', async () => {
  const response = { status: 404, headers: { 'retry-after': '3' }, body: '{"a": 1}' }
  const responses = { jobs: response }
  const written = { ...state, mock: { jobs: 'custom' }, responses }
  expect(await fromFragment(await toFragment(written))).toEqual({ ...written, problems: [] })
  expect(fromFile(toFile({ ...written, responses: { jobs: { ...response, status: 99 } } }))).toBeUndefined()
})

test.each([
  [{ job: [{ id: 3, title: 7 }] }],
  [{ ships: [{ id: 3, title: 'Ferry' }] }],
  [{ job: Array.from({ length: 10_001 }, (_, index) => ({ id: index + 1, title: 'Clerk' })) }],
])('rows that no table can hold are rejected: %#', (rows) => {
  expect(fromFile(toFile({ ...state, edits: [{ edit: 'rows', rows }] }))).toBeUndefined()
})

test('a snapshot of the default state survives too', async () => {
  const state: Snapshot = { scenario: 'everyday', mock: {}, as: 'admin', edits: [] }
  expect(await fromFragment(await toFragment(state))).toEqual({ ...state, problems: [] })
})

test('a fragment that only mentions a state has no snapshot', () => {
  expect(hasSnapshot('#top')).toBe(false)
  expect(hasSnapshot('#top#state=abc')).toBe(false)
})

test('a link that is cut off or invalid has no snapshot', async () => {
  const fragment = await toFragment(state)
  expect(await fromFragment(fragment.slice(0, -9))).toBeUndefined()
  expect(await fromFragment('#state=%%%')).toBeUndefined()
  expect(await fromFragment('#state=')).toBeUndefined()
})

test('a short link that would take minutes to apply is rejected', async () => {
  const times = (count: number): Snapshot => ({
    ...state,
    edits: Array.from({ length: count }, () => ({ edit: 'count', table: 'job', count: 10_000 })),
  })
  expect(await fromFragment(await toFragment(times(100)))).toBeDefined()
  expect(await fromFragment(await toFragment(times(101)))).toBeUndefined()
})

test.each(['', 'null', '{"version":3}', '{"version":2,"query":"","edits":[{"edit":"put"}]}', '<html>'])(
  'a file with %s is not a snapshot',
  (text) => expect(fromFile(text)).toBeUndefined(),
)
