import type { Database } from './model'

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

interface Table {
  getAll: () => Row[]
  count: () => number
  create: (row: Row) => unknown
  update: (change: { where: { id: { equals: number } }; data: Row }) => unknown
  delete: (query: { where: { id: { equals: number } } }) => unknown
  deleteMany: (query: { where: object }) => unknown
}

/** One table of the database, whichever it is. */
function tableOf(db: Database, name: TableName): Table {
  return db[name] as unknown as Table
}

/** The rows of a table, copied. */
export function rowsOf(db: Database, name: TableName): Row[] {
  return tableOf(db, name)
    .getAll()
    .map((row) => ({ ...row }))
}

export function countOf(db: Database, name: TableName): number {
  return tableOf(db, name).count()
}

/** Makes the table hold just these rows. */
export function replaceRows(db: Database, name: TableName, rows: readonly Row[]): void {
  const table = tableOf(db, name)
  table.deleteMany({ where: {} })
  for (const row of rows) table.create(row)
}

/** Adds a row, or puts it in the place of the one with its id. */
export function putRow(db: Database, name: TableName, row: Row): void {
  const table = tableOf(db, name)
  const change = { where: { id: { equals: row.id } }, data: row }
  if (!table.update(change)) table.create(row)
}

/** Takes a row out. One that is not there is not missed. */
export function deleteRow(db: Database, name: TableName, id: number): void {
  tableOf(db, name).delete({ where: { id: { equals: id } } })
}
