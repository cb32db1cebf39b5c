import { expect, test } from 'vitest'
import { number, optional, text } from './columns'
import { createDatabase } from './database'
import { searchRows } from './search'

function createJobs() {
  const database = createDatabase({ job: { title: text, salary: optional(number) } })
  database.seed('job', [
    { id: 1, title: 'Nurse', salary: 300 },
    { id: 2, title: 'clerk' },
    { id: 10, title: 'Night nurse', salary: 40 },
  ])
  return database
}

function search(options: Partial<Parameters<typeof searchRows>[2]>) {
  const found = searchRows(createJobs(), 'job', { text: '', orderBy: '', page: 1, pageSize: 2, ...options })
  return { ...found, rows: found.rows.map(({ id }) => id) }
}

test.each([
  ['NURSE ', [1, 10]],
  ['10', [10]],
  ['40', [10]],
  ['null', []],
])('finds rows with "%s" in any cell', (words, rows) => {
  expect(search({ text: words })).toMatchObject({ rows, total: rows.length })
})

test.each([
  ['', [1, 2, 10]],
  ['id', [1, 2, 10]],
  ['title', [10, 1, 2]],
  ['salary', [10, 1, 2]],
])('sorts by "%s", missing values last', (orderBy, rows) => {
  expect(search({ orderBy, pageSize: 9 }).rows).toEqual(rows)
})

test('a page beyond the last is the last', () => {
  expect(search({ page: Infinity })).toEqual({ rows: [10], page: 2, pages: 2, total: 3 })
  expect(search({ text: 'none' })).toEqual({ rows: [], page: 1, pages: 1, total: 0 })
})

test('changing a row of a page does not change the database', () => {
  const database = createJobs()
  const { rows } = searchRows(database, 'job', { text: '', orderBy: '', page: 1, pageSize: 1 })
  Object.assign(rows[0] ?? {}, { title: 'Changed' })
  expect(database.table('job').getAll()[0]?.title).toBe('Nurse')
})
