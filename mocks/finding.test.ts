import { expect, test } from 'vitest'
import { createData, type Data, nextRow } from './data'
import { agency } from './datasets/agency'
import { jobAt } from './datasets/rows'
import { findRows } from './finding'
import { createDatabase, type Database } from './model'
import { putRow, type Row, rowsOf, seed, tables } from './tables'

const perPage = 7
const columns = ['', ...Object.keys(tables.job)]
const searches = ['', 'n', 'nu', 'nurse', 'Leeds', '1', 'of the', 'no such thing']

/** Numbers that look random and are the same on every run. */
function dice(first: number) {
  let state = first
  return (sides: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % sides
  }
}

function byColumn(order: string) {
  return (one: Row, other: Row) => {
    const [a, b] = [one[order] ?? null, other[order] ?? null]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return a < b ? -1 : Number(a > b)
  }
}

/** The same, by looking at every row. */
function lookThrough(db: Database, search: string, order: string): Row[] {
  const matching = db.job.getAll().flatMap((job): Row[] => {
    const row = Object.fromEntries(Object.keys(tables.job).map((column) => [column, Reflect.get(job, column)]))
    const isFound = Object.values(row).some((cell) =>
      String(cell ?? '')
        .toLowerCase()
        .includes(search.toLowerCase()),
    )
    return isFound ? [{ id: job.id, ...row }] : []
  })
  return order === '' ? matching : matching.toSorted(byColumn(order))
}

/** One change of the rows, in any of the ways there are. */
function change(db: Database, data: Data, roll: (sides: number) => number): void {
  const ids = db.job.getAll().map(({ id }) => id)
  const id = ids[roll(ids.length)] ?? 1
  const invented = jobAt(roll(500))
  const ways = [
    () => data.edit({ edit: 'put', table: 'job', row: { ...nextRow(db, 'job'), id } }),
    () => data.edit({ edit: 'put', table: 'job', row: nextRow(db, 'job') }),
    () => data.edit({ edit: 'delete', table: 'job', id }),
    () => data.edit({ edit: 'count', table: 'job', count: roll(90) }),
    () => data.edit({ edit: 'reset' }),
    () => data.undo(),
    () => data.redo(),
    () => db.job.update({ where: { id: { equals: id } }, data: { title: invented.title, salary: invented.salary } }),
    () => db.job.update({ where: { id: { equals: id } }, data: { company: null } }),
    () => db.job.create({ ...invented, id: nextRow(db, 'job').id }),
    () => db.job.delete({ where: { id: { equals: id } } }),
    () => db.job.deleteMany({ where: { id: { in: ids.slice(roll(ids.length + 1)).slice(0, 3) } } }),
  ]
  ways[roll(ways.length)]?.()
}

test.each([1, 2, 3, 4, 5])('whatever is changed, a page holds what looking at every row finds (%i)', (first) => {
  const roll = dice(first)
  const db = createDatabase()
  const data = createData(db)
  data.use('agency')
  for (let round = 0; round < 400; round += 1) {
    for (let changes = roll(3); changes > 0; changes -= 1) change(db, data, roll)
    const search = searches[roll(searches.length)] ?? ''
    const order = columns[roll(columns.length)] ?? ''
    const all = lookThrough(db, search, order)
    const { rows, page, pages, total } = findRows(db, 'job', { search, order, page: 1 + roll(5), perPage })
    expect([total, pages]).toEqual([all.length, Math.max(1, Math.ceil(all.length / perPage))])
    expect(rows.map(({ id }) => id)).toEqual(all.slice((page - 1) * perPage, page * perPage).map(({ id }) => id))
    expect(rows).toMatchObject(all.slice((page - 1) * perPage, page * perPage))
  }
})

test('a page beyond the last is the last', () => {
  const db = createDatabase()
  seed(db, agency)
  const { rows, page } = findRows(db, 'job', { search: '', order: '', page: Infinity, perPage: 20 })
  expect([page, rows.length]).toEqual([2, 10])
})

test('rows that come out of a page can be changed without changing the database', () => {
  const db = createDatabase()
  seed(db, agency)
  const { rows } = findRows(db, 'job', { search: '', order: '', page: 1, perPage: 1 })
  Object.assign(rows[0] ?? {}, { title: 'Mine' })
  expect(rowsOf(db, 'job')[0]?.title).not.toBe('Mine')
})

test('cells of another kind than their column, from a link that somebody edited, come last and lose no row', () => {
  const db = createDatabase()
  seed(db, { ...agency, jobs: Array.from({ length: 60 }, (_, index) => jobAt(index + 1)) })
  const ids = () => findRows(db, 'job', { search: '', order: 'salary', page: 1, perPage: 60 }).rows.map(({ id }) => id)
  for (const id of [5, 20, 41]) putRow(db, 'job', { ...jobAt(id), salary: 'much' })
  expect(ids().slice(-3)).toEqual([5, 20, 41])
  putRow(db, 'job', { ...jobAt(20), salary: 1 })
  expect([ids()[0], new Set(ids()).size]).toEqual([20, 60])
})
