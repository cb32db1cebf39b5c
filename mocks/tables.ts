import type { Dataset } from './datasets/types'
import { type Database, marksOf, shelfOf } from './model'

export type Cell = 'number' | 'text' | 'number or nothing' | 'text or nothing'
export type Row = { id: number } & Record<string, string | number | null>

/** The tables that can be edited, with what their cells hold. Who is signed in is none of them. */
export const tables = {
  job: {
    id: 'number',
    title: 'text',
    company: 'text or nothing',
    location: 'text or nothing',
    type: 'text or nothing',
    level: 'text or nothing',
    salary: 'number or nothing',
    description: 'text or nothing',
    requirements: 'text or nothing',
  },
  blog: {
    id: 'number',
    title: 'text',
    author: 'text',
    date: 'text',
    description: 'text',
    content: 'text',
    imageUrl: 'text',
  },
  article: {
    id: 'number',
    category: 'text',
    country: 'text',
    title: 'text',
    description: 'text',
    url: 'text',
    source: 'text',
    author: 'text',
    publishedAt: 'text',
  },
  user: { id: 'number', name: 'text', email: 'text', role: 'text', password: 'text' },
} as const satisfies { [T in Exclude<keyof Database, 'session' | symbol>]: Record<string, Cell> }

export type TableName = keyof typeof tables
export const tableNames = Object.keys(tables) as TableName[]

const blanks: Record<Cell, string | number | null> = {
  number: 0,
  text: '',
  'number or nothing': null,
  'text or nothing': null,
}

/** An empty row of a table, with every column and its marks. */
function blankOf(name: TableName): object {
  const cells = Object.entries(tables[name]).map(([column, holds]) => [column, blanks[holds]])
  return { ...marksOf(name), ...Object.fromEntries(cells) }
}
const blankRows = new Map(tableNames.map((name) => [name, blankOf(name)]))

/** A row as the database keeps it: all of the table's columns and none beside them. */
function rowFor(name: TableName, given: object): Row {
  const row = { ...blankRows.get(name) } as Row
  for (const column in tables[name]) row[column] = Reflect.get(given, column) ?? row[column] ?? null
  return row
}

/** The rows of a table by id, in their order. They are live: copy before changing one. */
export function tableOf(db: Database, name: TableName): ReadonlyMap<number, Row> {
  return shelfOf(db, name)
}

/** The rows of a table, copied. */
export function rowsOf(db: Database, name: TableName): Row[] {
  return Array.from(tableOf(db, name).values(), (row) => ({ ...row }))
}

export function countOf(db: Database, name: TableName): number {
  return tableOf(db, name).size
}

/** Makes the table hold just these rows. */
export function replaceRows(db: Database, name: TableName, rows: readonly { id: number }[]): void {
  const shelf = shelfOf(db, name)
  shelf.clear()
  for (const row of rows) shelf.set(row.id, rowFor(name, row))
}

/** Adds a row, or puts it in the place of the one with its id. */
export function putRow(db: Database, name: TableName, row: Row): void {
  shelfOf(db, name).set(row.id, rowFor(name, row))
}

/** Takes a row out. One that is not there is not missed. */
export function deleteRow(db: Database, name: TableName, id: number): void {
  shelfOf(db, name).delete(id)
}

/** Fills the database with a dataset's rows, in the place of those it held. Who is signed in stays. */
export function seed(db: Database, { jobs, blogs, articles, users }: Dataset): void {
  replaceRows(db, 'job', jobs)
  replaceRows(db, 'blog', blogs)
  replaceRows(db, 'article', articles)
  replaceRows(db, 'user', users)
}
