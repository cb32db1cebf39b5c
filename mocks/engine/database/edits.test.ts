import { beforeEach, expect, test } from 'vitest'
import { storageWith } from '~test/backendParts'
import { createLibrary, datasets } from '~test/library'

let backend: ReturnType<typeof createLibrary>
beforeEach(() => {
  backend = createLibrary()
})

const titleOf = (id: string, { database } = backend) =>
  database.table('book').findFirst({ where: { id: { equals: id } } })?.title
const books = () => backend.database.table('book').getAll()
const ids = () => books().map(({ id }) => id)
const rename = (id: string, title: string) => backend.edits.apply({ edit: 'put', table: 'book', row: { id, title } })

test('an edit changes the cells that it names, in place, and can be undone and redone', () => {
  rename('isbn-2', 'Tides')
  expect(books()[1]).toMatchObject({ title: 'Tides', publisher: { city: 'Hull' } })
  backend.edits.undo()
  expect(titleOf('isbn-2')).toBe('Book 2')
  backend.edits.redo()
  expect(titleOf('isbn-2')).toBe('Tides')
  backend.edits.undo()
  rename('isbn-2', 'Rocks')
  backend.edits.redo()
  expect(titleOf('isbn-2')).toBe('Rocks')
})

test('an edit adds a row with the next free id, or deletes one', () => {
  const row = backend.database.createRow('book')
  expect(row.id).toBe('isbn-4')
  backend.edits.apply({ edit: 'put', table: 'book', row })
  backend.edits.apply({ edit: 'delete', table: 'book', id: 'isbn-1' })
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
  expect([titleOf('isbn-2'), backend.edits.active()]).toEqual(['Book 2', []])
  backend.edits.undo()
  expect(titleOf('isbn-2')).toBe('Tides')
  expect(backend.sessions.find(token)?.user).toMatchObject({ name: 'Ada' })
})

test('edits survive a reload, with undo and redo, and so does a session', () => {
  const disk = storageWith()
  backend.edits.persist(disk)
  rename('isbn-2', 'One')
  rename('isbn-2', 'Two')
  backend.edits.undo()
  const reloaded = createLibrary()
  reloaded.edits.persist(disk)
  expect(titleOf('isbn-2', reloaded)).toBe('One')
  reloaded.edits.redo()
  expect(titleOf('isbn-2', reloaded)).toBe('Two')
  expect(reloaded.sessions.find(backend.sessions.open(1))?.user).toMatchObject({ name: 'Ada' })
  expect(reloaded.sessions.find('demo.2.9999999999999.1')).toBeNull()
})

test.each([
  'not json',
  '{"edits":[{"edit":"explode"}],"done":1}',
  '{"edits":[],"done":-1}',
  '{"edits":[{"edit":"put","table":"book","row":{"id":"isbn-1","title":null}}],"done":1}',
])('edits that cannot be read are dropped: %s', (text) => {
  backend.edits.persist(storageWith({ 'data.shelves': text }))
  expect([ids().length, titleOf('isbn-1')]).toEqual([3, 'Book 1'])
  expect(backend.edits.getState().done).toBe(0)
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

test('edits of someone else replace own ones, which can be restored by undoing', () => {
  rename('isbn-2', 'Mine')
  backend.edits.replace([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
  expect(backend.edits.active()).toEqual([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
  backend.edits.undo()
  backend.edits.undo()
  expect(titleOf('isbn-2')).toBe('Mine')
})

test('edits stay when the rows of a file change', () => {
  rename('isbn-2', 'Mine')
  const book = datasets.shelves().book.map((row) => (row.id === 'isbn-1' ? { ...row, title: 'New' } : row))
  backend.edits.useDatasets({ ...datasets, shelves: () => ({ book }) })
  expect([titleOf('isbn-1'), titleOf('isbn-2')]).toEqual(['New', 'Mine'])
})
