import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storageWith } from '~test/backendParts'
import { createLibrary } from '~test/library/createLibrary'
import { datasets } from '~test/library/library'
import { type Behavior, commonBehaviors, listVariants, manyRows } from '../behaviors'
import type { Row } from './columns'
import { createDatabase, type Query } from './database'

let backend: ReturnType<typeof createLibrary>
beforeEach(() => {
  backend = createLibrary()
})

const readTitle = (id: string, { database } = backend) =>
  database.table('book').findFirst({ where: { id: { equals: id } } })?.title
const books = () => backend.database.table('book').getAll()
const ids = () => books().map(({ id }) => id)
const rename = (id: string, title: string) => backend.edits.apply({ edit: 'put', table: 'book', row: { id, title } })

test('an edit changes the cells that it names, in place, and can be undone and redone', () => {
  rename('isbn-2', 'Tides')
  expect(books()[1]).toMatchObject({ title: 'Tides', publisher: { city: 'Hull' } })
  backend.edits.undo()
  expect(readTitle('isbn-2')).toBe('Book 2')
  backend.edits.redo()
  expect(readTitle('isbn-2')).toBe('Tides')
  backend.edits.undo()
  rename('isbn-2', 'Rocks')
  backend.edits.redo()
  expect(readTitle('isbn-2')).toBe('Rocks')
})

test('an edit adds a row with the next free id, or deletes one', () => {
  const row = backend.database.createRow('book')
  expect(row.id).toBe('isbn-4')
  backend.edits.apply({ edit: 'put', table: 'book', row })
  backend.edits.apply({ edit: 'delete', table: 'book', id: 'isbn-1' })
  expect(ids()).toEqual(['isbn-2', 'isbn-3', 'isbn-4'])
})

test('a row that is added after a deletion takes no id that another row has', () => {
  backend.edits.apply({ edit: 'delete', table: 'book', id: 'isbn-1' })
  backend.edits.apply({ edit: 'put', table: 'book', row: backend.database.createRow('book') })
  expect(ids()).toEqual(['isbn-2', 'isbn-3', 'isbn-4'])
})

test.each([0, 1, 20, 1000])('an edit sets a table to %i rows with unique ids', (count) => {
  backend.edits.apply({ edit: 'count', table: 'book', count })
  expect([ids().length, new Set(ids()).size]).toEqual([count, count])
  backend.edits.undo()
  expect(ids()).toHaveLength(3)
})

test('edits are discarded by a reset, which can be undone and keeps sessions', () => {
  const token = backend.sessions.open(1)
  rename('isbn-2', 'Tides')
  backend.edits.apply({ edit: 'reset' })
  expect([readTitle('isbn-2'), backend.edits.active()]).toEqual(['Book 2', []])
  backend.edits.undo()
  expect(readTitle('isbn-2')).toBe('Tides')
  expect(backend.sessions.find(token)?.user).toMatchObject({ name: 'Ada' })
})

test('edits that were made before the browser kept any stay', () => {
  rename('isbn-2', 'Tides')
  backend.edits.persist(storageWith())
  expect(readTitle('isbn-2')).toBe('Tides')
})

test('edits survive a reload, with undo and redo, and so does a session', () => {
  const disk = storageWith()
  backend.edits.persist(disk)
  rename('isbn-2', 'One')
  rename('isbn-2', 'Two')
  backend.edits.undo()
  const reloaded = createLibrary()
  reloaded.edits.persist(disk)
  expect(readTitle('isbn-2', reloaded)).toBe('One')
  reloaded.edits.redo()
  expect(readTitle('isbn-2', reloaded)).toBe('Two')
  expect(reloaded.sessions.find(backend.sessions.open(1))?.user).toMatchObject({ name: 'Ada' })
  expect(reloaded.sessions.find('demo.2.9999999999999')).toBeNull()
})

test.each([
  'not json',
  '{"edits":[{"edit":"explode"}],"done":1}',
  '{"edits":[],"done":-1}',
  '{"edits":[{"edit":"put","table":"book","row":{"id":"isbn-1","title":null}}],"done":1}',
])('edits that cannot be read are dropped: %s', (text) => {
  backend.edits.persist(storageWith({ 'data.shelves': text }))
  expect([ids().length, readTitle('isbn-1')]).toEqual([3, 'Book 1'])
  expect(backend.edits.getState().done).toBe(0)
})

test('of stored edits, those stay that the columns still have, as far as they were done', () => {
  const put = (cells: object) => ({ edit: 'put', table: 'book', row: { id: 'isbn-1', ...cells } })
  const edits = [put({ title: 'Tides' }), put({ subtitle: 'Gone' }), put({ blurb: 'Undone' })]
  backend.edits.persist(storageWith({ 'data.shelves': JSON.stringify({ edits, done: 2 }) }))
  expect(books()[0]).toMatchObject({ title: 'Tides', blurb: null })
  backend.edits.redo()
  expect(books()[0]).toMatchObject({ title: 'Tides', blurb: 'Undone' })
})

test('a createRow that repeats its ids is told, not called for ever', () => {
  const { columns } = backend.database.find('book')
  const database = createDatabase([{ name: 'day', columns, createRow: (id) => ({ id: ['mon', 'tue'][id % 2] ?? '' }) }])
  const add = () => database.apply({ edit: 'count', table: 'day', count: 3 })
  expect(add).toThrow('createRow of "day" repeats its ids.')
})

test('edits that the browser has no room for are known to be lost on reload, until there is room', () => {
  let isFull = true
  backend.edits.persist({ getItem: () => null, setItem: () => !isFull })
  rename('isbn-2', 'Tides')
  expect(backend.edits.getState().isUnstored).toBe(true)
  isFull = false
  backend.edits.undo()
  expect(backend.edits.getState().isUnstored).toBe(false)
})

test('edits of someone else are the only ones where nobody has made any, and the clearing of all is for every dataset', () => {
  const disk = storageWith()
  backend.edits.persist(disk)
  backend.edits.replace([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
  expect(backend.edits.getState()).toMatchObject({ edits: [{ edit: 'delete' }], done: 1 })
  backend.edits.useDataset('empty')
  backend.edits.clear()
  backend.edits.useDataset('shelves')
  expect(backend.edits.getState()).toMatchObject({ edits: [], done: 0 })
})

test('edits of someone else replace own ones, which can be restored by undoing', () => {
  rename('isbn-2', 'Mine')
  backend.edits.replace([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
  expect(backend.edits.active()).toEqual([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
  backend.edits.undo()
  backend.edits.undo()
  expect(readTitle('isbn-2')).toBe('Mine')
})

test('edits stay when the rows of a file change', () => {
  rename('isbn-2', 'Mine')
  const book = datasets.shelves().book.map((row) => (row.id === 'isbn-1' ? { ...row, title: 'New' } : row))
  backend.edits.useDatasets({ ...datasets, shelves: () => ({ book }) })
  expect([readTitle('isbn-1'), readTitle('isbn-2')]).toEqual(['New', 'Mine'])
})

describe('the limit of writes', () => {
  const setCount = (count: number) => backend.edits.apply({ edit: 'count', table: 'book', count })
  test('an edit over it is refused with a sentence, and all others survive a reload', () => {
    const disk = storageWith()
    backend.edits.persist(disk)
    rename('isbn-1', 'Tides')
    for (let index = 0; index < 20; index += 1) setCount(1000 - (index % 2))
    expect(() => setCount(1000)).toThrow('at most 20000 rows. Undo some.')
    const reloaded = createLibrary()
    reloaded.edits.persist(disk)
    expect(readTitle('isbn-1', reloaded)).toBe('Tides')
    expect(reloaded.edits.getState().done).toBe(21)
    backend.edits.undo()
    setCount(3)
    expect(ids()).toHaveLength(3)
  })

  test.each([
    [[5, 0, 4], 4],
    [[0, 5, 1000, 2], 2],
    [[1000, 3], 3],
  ])('row counts %j leave the same rows after a reload', (counts, left) => {
    const disk = storageWith()
    backend.edits.persist(disk)
    rename('isbn-2', 'Tides')
    for (const count of counts) setCount(count)
    const reloaded = createLibrary()
    reloaded.edits.persist(disk)
    expect(reloaded.database.table('book').getAll()).toEqual(books())
    expect(books()).toHaveLength(left)
  })
})

test.each([
  [{ edit: 'put', table: 'book', row: { id: 'isbn-1', title: 7 } }, 'row.title: Invalid type: Expected string'],
  [{ edit: 'put', table: 'book', row: { id: 'isbn-1', titel: '' } }, 'row.titel'],
  // The next free id after it would never be found.
  [{ edit: 'put', table: 'book', row: { id: 2 ** 53 } }, 'row.id'],
  [{ edit: 'count', table: 'book', count: 1001 }, 'count: Write a number from 0 to 1000.'],
  [{ edit: 'delete', table: 'ship', id: 1 }, 'There is no table "ship"'],
] as const)('an edit that could not be read again is refused when it is made: %j', (edit, problem) => {
  expect(() => backend.edits.apply(edit)).toThrow(problem)
  expect(backend.edits.getState().edits).toEqual([])
})

describe('the edits of one request', () => {
  const put = (id: string, request: string) => backend.edits.apply({ edit: 'put', table: 'book', row: { id }, request })

  test('are undone and redone at once', () => {
    rename('isbn-2', 'Mine')
    for (const [id, request] of [
      ['a', '1'],
      ['b', '1'],
      ['c', '2'],
    ] as const)
      put(id, request)
    backend.edits.undo()
    expect(ids().slice(3)).toEqual(['a', 'b'])
    backend.edits.undo()
    expect([ids().length, readTitle('isbn-2')]).toEqual([3, 'Mine'])
    backend.edits.redo()
    expect(ids().slice(3)).toEqual(['a', 'b'])
    backend.edits.redo()
    expect(ids().slice(3)).toEqual(['a', 'b', 'c'])
  })

  test('stay together after a reload', () => {
    const disk = storageWith()
    backend.edits.persist(disk)
    for (const id of ['a', 'b']) put(id, '1')
    const reloaded = createLibrary()
    reloaded.edits.persist(disk)
    reloaded.edits.undo()
    expect(reloaded.edits.getState().done).toBe(0)
  })
})

test('a cell that a resolver leaves undefined stays as it is, after a reload too', () => {
  const disk = storageWith()
  backend.edits.persist(disk)
  const table = backend.edits.openTable('book', commonBehaviors.ok)
  const publisher = { name: 'Harbor', city: 'York' }
  expect(table.update('isbn-2', { title: undefined, publisher })).toMatchObject({ title: 'Book 2', publisher })
  const reloaded = createLibrary()
  reloaded.edits.persist(disk)
  expect(reloaded.database.table('book').getAll()).toEqual(books())
})

test('tables do not hear of what other tabs write', () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal('window', {})
  vi.stubGlobal('BroadcastChannel', opened)
  onTestFinished(() => void vi.unstubAllGlobals())
  createLibrary()
  expect(opened).not.toHaveBeenCalled()
  expect(globalThis.BroadcastChannel).toBe(opened)
})

describe('a query', () => {
  beforeEach(() => {
    const cells = { blurb: 'About light.', tags: ['light', 'sea'] }
    backend.edits.apply({ edit: 'put', table: 'book', row: { id: 'isbn-1', ...cells } })
  })

  test.each<[Query<Row>, string[]]>([
    [{ where: { blurb: { equals: null } } }, ['isbn-2', 'isbn-3']],
    [{ where: { blurb: { notEquals: null } } }, ['isbn-1']],
    [{ where: { blurb: { contains: 'light' }, title: { notEquals: null } } }, ['isbn-1']],
    [{ where: { title: { in: ['Book 1', 'Book 3'] } } }, ['isbn-1', 'isbn-3']],
    [{ where: { title: { notIn: ['Book 1', 'Book 3'] } } }, ['isbn-2']],
    [{ where: { published: { gt: '2011-01-01', lt: '2013-01-01' } } }, ['isbn-2']],
    [{ where: { id: { in: ['isbn-2', 'isbn-9'] } } }, ['isbn-2']],
    [{ orderBy: [{ blurb: 'asc' }, { title: 'desc' }] as const }, ['isbn-1', 'isbn-3', 'isbn-2']],
    [{ orderBy: [{ blurb: 'desc' }, { title: 'asc' }] as const }, ['isbn-1', 'isbn-2', 'isbn-3']],
    [{ orderBy: { published: 'desc' } }, ['isbn-3', 'isbn-2', 'isbn-1']],
  ])('%j finds %j', (query, found) => {
    const rows = backend.database.table('book').findMany(query)
    expect(rows.map(({ id }) => id)).toEqual(found)
    expect(backend.database.table('book').count(query)).toBe(found.length)
    expect(backend.database.table('book').findFirst(query)?.id).toBe(rows[0]?.id)
  })

  test('is answered in its order, whether one row is left or rows are added', () => {
    const query = { orderBy: { published: 'desc' } } as const
    const read = (behavior: Behavior) => backend.edits.openTable('book', behavior).findMany(query)
    expect(read(listVariants.one).map(({ id }) => id)).toEqual(['isbn-3'])
    const days = read(listVariants.many).map(({ published }) => JSON.stringify(published))
    expect(days).toHaveLength(manyRows)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('that compares with undefined is refused: it would find nothing, or everything', () => {
    const query = { where: { published: { gte: undefined } } }
    expect(() => backend.database.table('book').count(query)).toThrow('"published" is compared with undefined')
  })
})
