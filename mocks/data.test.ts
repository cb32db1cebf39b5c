import { beforeEach, describe, expect, test } from 'vitest'
import { createData, type Data, nextRow } from './data'
import { createDatabase, type Database } from './model'
import { countOf, rowsOf } from './tables'

function storage() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
}

let db: Database
let data: Data

beforeEach(() => {
  db = createDatabase()
  data = createData(db)
  data.use('agency')
})

function titleOf(id: number) {
  return rowsOf(db, 'job').find((row) => row.id === id)?.title
}

function rename(id: number, title: string) {
  const row = rowsOf(db, 'job').find((known) => known.id === id)
  if (row) data.edit({ edit: 'put', table: 'job', row: { ...row, title } })
}

describe('editing the data', () => {
  test('changes a row in its place, and undo and redo go back and forth', () => {
    const before = titleOf(3)
    rename(3, 'Head of Tea')
    expect(rowsOf(db, 'job')[2]?.title).toBe('Head of Tea')
    data.undo()
    expect(titleOf(3)).toBe(before)
    data.redo()
    expect(titleOf(3)).toBe('Head of Tea')
    expect([data.canUndo(), data.canRedo()]).toEqual([true, false])
  })

  test.each([
    ['a title that is nothing', { id: 1, title: null }, 1],
    ['a title that is a number', { id: 1, title: 7 }, 1],
    ['a salary that is a word', { id: 1, title: 'A job', salary: 'much' }, 1],
    ['a count of edits below nothing', { id: 1, title: 'A job' }, -1],
  ])('kept by another version of the site with %s are forgotten, and the rows stand as they were', (_, row, done) => {
    const disk = storage()
    disk.setItem('alderway.mock.data.agency', JSON.stringify({ edits: [{ edit: 'put', table: 'job', row }], done }))
    data.keepIn(disk)
    expect([countOf(db, 'job'), data.canUndo(), data.canRedo()]).toEqual([30, false, false])
    expect(titleOf(1)).toBe('Senior Backend Engineer')
  })

  test('after an undo begins a new history', () => {
    rename(3, 'One')
    data.undo()
    rename(3, 'Two')
    data.redo()
    expect(titleOf(3)).toBe('Two')
  })

  test('adds a row with the next free id, and deletes one', () => {
    const row = nextRow(db, 'blog')
    expect(row.id).toBe(15)
    data.edit({ edit: 'put', table: 'blog', row })
    data.edit({ edit: 'delete', table: 'blog', id: 1 })
    expect(rowsOf(db, 'blog').map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  })

  test.each([0, 1, 20, 10_000])('sets a table to %i rows, each with an id of its own', (count) => {
    data.edit({ edit: 'count', table: 'job', count })
    const ids = rowsOf(db, 'job').map(({ id }) => id)
    expect(new Set(ids).size).toBe(count)
    data.undo()
    expect(countOf(db, 'job')).toBe(30)
  })

  test('is undone by a reset, and the reset by an undo', () => {
    rename(3, 'Head of Tea')
    data.edit({ edit: 'reset' })
    expect(titleOf(3)).toBe('HR Intern')
    expect(data.edits()).toEqual([])
    data.undo()
    expect(titleOf(3)).toBe('Head of Tea')
  })

  test('leaves who is signed in alone', () => {
    db.session.create({ token: 't', userId: 1, expiresAt: 1 })
    data.edit({ edit: 'reset' })
    expect(db.session.count()).toBe(1)
  })
})

describe('edits', () => {
  test('survive a reload, undo and all', () => {
    const disk = storage()
    data.keepIn(disk)
    rename(3, 'One')
    rename(3, 'Two')
    data.undo()
    const again = createData(db)
    again.keepIn(disk)
    expect(titleOf(3)).toBe('One')
    again.redo()
    expect(titleOf(3)).toBe('Two')
  })

  test('reach another tab that shows the same rows, and no other', () => {
    const disk = storage()
    const otherDb = createDatabase()
    const other = createData(otherDb)
    data.keepIn(disk)
    other.keepIn(disk)
    rename(3, 'Head of Tea')
    other.heard('alderway.mock.data.agency')
    expect(rowsOf(otherDb, 'job')[2]?.title).toBe('Head of Tea')
    other.use('empty')
    expect(countOf(otherDb, 'job')).toBe(0)
  })

  test.each(['not json', '{"edits":[{"edit":"explode"}],"done":1}', '{"edits":[],"done":7}'])(
    'that cannot be read (%s) are forgotten',
    (text) => {
      const disk = storage()
      disk.setItem('alderway.mock.data.agency', text)
      data.keepIn(disk)
      expect(countOf(db, 'job')).toBe(30)
      expect(data.canUndo()).toBe(false)
    },
  )
})

test('edits that somebody handed on take the place of one’s own, which an undo brings back', () => {
  rename(3, 'Mine')
  data.replace([{ edit: 'delete', table: 'job', id: 3 }])
  expect(titleOf(3)).toBeUndefined()
  expect(data.edits()).toEqual([{ edit: 'delete', table: 'job', id: 3 }])
  data.undo()
  data.undo()
  expect(titleOf(3)).toBe('Mine')
})
