import { beforeEach, describe, expect, test } from 'vitest'
import { storageWith } from '~test/backendParts'
import { immediate } from '../engine/respond'
import { createBackend } from './agency'

const bases = { admin: '/api', local: '', news: '/news' }

let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  backend = createBackend(bases, immediate)
})

function titleOf(id: number, { database } = backend) {
  return database.table('job').findFirst({ where: { id: { equals: id } } })?.title
}

function rename(id: number, title: string) {
  backend.edits.apply({ edit: 'put', table: 'job', row: { id, title } })
}

describe('an edit', () => {
  test('changes a row in place and can be undone and redone', () => {
    const before = titleOf(3)
    rename(3, 'Head of Tea')
    expect(backend.database.table('job').getAll()[2]?.title).toBe('Head of Tea')
    backend.edits.undo()
    expect(titleOf(3)).toBe(before)
    backend.edits.redo()
    expect(titleOf(3)).toBe('Head of Tea')
    expect([backend.edits.canUndo(), backend.edits.canRedo()]).toEqual([true, false])
  })

  test.each([
    ['a title that is nothing', { id: 1, title: null }, 1],
    ['a title that is a number', { id: 1, title: 7 }, 1],
    ['a salary that is a word', { id: 1, title: 'A job', salary: 'much' }, 1],
    ['a count of edits below nothing', { id: 1, title: 'A job' }, -1],
  ])('stored by another version of the site with %s are dropped', (_, row, done) => {
    const disk = storageWith()
    disk.setItem('alderway.mock.data.agency', JSON.stringify({ edits: [{ edit: 'put', table: 'job', row }], done }))
    backend.edits.persist(disk)
    expect([backend.database.count('job'), backend.edits.canUndo(), backend.edits.canRedo()]).toEqual([
      30,
      false,
      false,
    ])
    expect(titleOf(1)).toBe('Senior Backend Engineer')
  })

  test('after an undo drops what could be redone', () => {
    rename(3, 'One')
    backend.edits.undo()
    rename(3, 'Two')
    backend.edits.redo()
    expect(titleOf(3)).toBe('Two')
  })

  test('adds a row with the next free id, or deletes one', () => {
    const row = backend.edits.createRow('blog')
    expect(row.id).toBe(15)
    backend.edits.apply({ edit: 'put', table: 'blog', row })
    backend.edits.apply({ edit: 'delete', table: 'blog', id: 1 })
    expect(
      backend.database
        .table('blog')
        .getAll()
        .map(({ id }) => id),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  })

  test.each([0, 1, 20, 10_000])('sets a table to %i rows with unique ids', (count) => {
    backend.edits.apply({ edit: 'count', table: 'job', count })
    const ids = backend.database
      .table('job')
      .getAll()
      .map(({ id }) => id)
    expect(new Set(ids).size).toBe(count)
    backend.edits.undo()
    expect(backend.database.count('job')).toBe(30)
  })

  test('is discarded by a reset, which can be undone', () => {
    rename(3, 'Head of Tea')
    backend.edits.apply({ edit: 'reset' })
    expect(titleOf(3)).toBe('HR Intern')
    expect(backend.edits.active()).toEqual([])
    backend.edits.undo()
    expect(titleOf(3)).toBe('Head of Tea')
  })

  test('keeps sessions', () => {
    const token = backend.sessions.open(1)
    backend.edits.apply({ edit: 'reset' })
    expect(backend.sessions.find(token)).toMatchObject({ userId: 1 })
  })
})

test('an edit keeps the cells that it changes only, and leaves the others', () => {
  const before = backend.database.table('job').findFirst({ where: { id: { equals: 3 } } })?.company
  rename(3, 'Head of Tea')
  expect(backend.database.table('job').findFirst({ where: { id: { equals: 3 } } })?.company).toBe(before)
  expect(before).toBeTruthy()
})

test('edits that the browser has no room for are known to be lost on reload, until there is room', () => {
  let isFull = true
  backend.edits.persist({ getItem: () => null, setItem: () => !isFull })
  rename(3, 'Head of Tea')
  expect(backend.edits.getState().isUnstored).toBe(true)
  isFull = false
  backend.edits.undo()
  expect(backend.edits.getState().isUnstored).toBe(false)
})

describe('edits', () => {
  test('survive a reload, with undo and redo', () => {
    const disk = storageWith()
    backend.edits.persist(disk)
    rename(3, 'One')
    rename(3, 'Two')
    backend.edits.undo()
    const reloaded = createBackend(bases, immediate)
    reloaded.edits.persist(disk)
    expect(titleOf(3, reloaded)).toBe('One')
    reloaded.edits.redo()
    expect(titleOf(3, reloaded)).toBe('Two')
  })

  test('reach another tab with the same dataset only', () => {
    const disk = storageWith()
    const other = createBackend(bases, immediate)
    backend.edits.persist(disk)
    other.edits.persist(disk)
    rename(3, 'Head of Tea')
    other.edits.syncFrom('alderway.mock.data.agency')
    expect(titleOf(3, other)).toBe('Head of Tea')
    other.edits.useDataset('empty')
    expect(other.database.count('job')).toBe(0)
  })

  test.each(['not json', '{"edits":[{"edit":"explode"}],"done":1}', '{"edits":[],"done":7}'])(
    'that cannot be read (%s) are dropped',
    (text) => {
      const disk = storageWith()
      disk.setItem('alderway.mock.data.agency', text)
      backend.edits.persist(disk)
      expect(backend.database.count('job')).toBe(30)
      expect(backend.edits.canUndo()).toBe(false)
    },
  )
})

test('shared edits replace own ones, which can be restored by undoing', () => {
  rename(3, 'Mine')
  backend.edits.replace([{ edit: 'delete', table: 'job', id: 3 }])
  expect(titleOf(3)).toBeUndefined()
  expect(backend.edits.active()).toEqual([{ edit: 'delete', table: 'job', id: 3 }])
  backend.edits.undo()
  backend.edits.undo()
  expect(titleOf(3)).toBe('Mine')
})
