import { beforeEach, describe, expect, test } from 'vitest'
import { storageWith } from '~test/backendParts'
import { createLibrary, datasets } from '~test/library'

let backend: ReturnType<typeof createLibrary>
beforeEach(() => {
  backend = createLibrary()
})

function titleOf(id: string, { database } = backend) {
  return database.table('book').findFirst({ where: { id: { equals: id } } })?.title
}

const ids = () =>
  backend.database
    .table('book')
    .getAll()
    .map(({ id }) => id)

function rename(id: string, title: string) {
  backend.edits.apply({ edit: 'put', table: 'book', row: { id, title } })
}

describe('an edit', () => {
  test('changes the cells that it names, in place, and can be undone and redone', () => {
    rename('isbn-2', 'Tides')
    expect(backend.database.table('book').getAll()[1]).toMatchObject({ title: 'Tides', publisher: { city: 'Hull' } })
    backend.edits.undo()
    expect(titleOf('isbn-2')).toBe('Book 2')
    backend.edits.redo()
    expect(titleOf('isbn-2')).toBe('Tides')
    backend.edits.undo()
    rename('isbn-2', 'Rocks')
    backend.edits.redo()
    expect(titleOf('isbn-2')).toBe('Rocks')
  })

  test('adds a row with the next free id, or deletes one', () => {
    const row = backend.database.createRow('book')
    expect(row.id).toBe('isbn-4')
    backend.edits.apply({ edit: 'put', table: 'book', row })
    backend.edits.apply({ edit: 'delete', table: 'book', id: 'isbn-1' })
    expect(ids()).toEqual(['isbn-2', 'isbn-3', 'isbn-4'])
  })

  test.each([0, 1, 20, 1000])('sets a table to %i rows with unique ids', (count) => {
    backend.edits.apply({ edit: 'count', table: 'book', count })
    expect([ids().length, new Set(ids()).size]).toEqual([count, count])
    backend.edits.undo()
    expect(ids()).toHaveLength(3)
  })

  test('is discarded by a reset, which can be undone and keeps sessions', () => {
    const token = backend.sessions.open(1)
    rename('isbn-2', 'Tides')
    backend.edits.apply({ edit: 'reset' })
    expect([titleOf('isbn-2'), backend.edits.active()]).toEqual(['Book 2', []])
    backend.edits.undo()
    expect(titleOf('isbn-2')).toBe('Tides')
    expect(backend.sessions.find(token)?.user).toMatchObject({ name: 'Ada' })
  })
})

describe('edits', () => {
  test('survive a reload, with undo and redo', () => {
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
  })

  test.each([
    'not json',
    '{"edits":[{"edit":"explode"}],"done":1}',
    '{"edits":[],"done":-1}',
    '{"edits":[{"edit":"put","table":"book","row":{"id":"isbn-1","title":null}}],"done":1}',
  ])('that cannot be read are dropped: %s', (text) => {
    backend.edits.persist(storageWith({ 'data.shelves': text }))
    expect([ids().length, titleOf('isbn-1')]).toEqual([3, 'Book 1'])
    expect(backend.edits.canUndo()).toBe(false)
  })

  test('that the browser has no room for are known to be lost on reload, until there is room', () => {
    let isFull = true
    backend.edits.persist({ getItem: () => null, setItem: () => !isFull })
    rename('isbn-2', 'Tides')
    expect(backend.edits.getState().isUnstored).toBe(true)
    isFull = false
    backend.edits.undo()
    expect(backend.edits.getState().isUnstored).toBe(false)
  })

  test('of someone else replace own ones, which can be restored by undoing', () => {
    rename('isbn-2', 'Mine')
    backend.edits.replace([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
    expect(backend.edits.active()).toEqual([{ edit: 'delete', table: 'book', id: 'isbn-2' }])
    backend.edits.undo()
    backend.edits.undo()
    expect(titleOf('isbn-2')).toBe('Mine')
  })

  test('stay when the rows of a file change', () => {
    rename('isbn-2', 'Mine')
    const [first] = datasets.shelves().book
    if (!first) throw new Error('There is no book.')
    backend.edits.useDatasets({ ...datasets, shelves: () => ({ book: [{ ...first, title: 'New' }] }) })
    expect([titleOf('isbn-1'), titleOf('isbn-2')]).toEqual(['New', 'Mine'])
  })
})
