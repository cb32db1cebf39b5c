import { factory, nullable, oneOf, primaryKey } from '@mswjs/data'
import { type Cell, type Columns, completeRow, type Id, type IdKind, type PartialRow, type Row } from './columns'

/** The most rows that a table can hold. */
export const maxRows = 1000

interface Condition<Value> {
  equals?: Value
  notEquals?: Value
  in?: Value[]
  contains?: string
  gte?: Value
  lte?: Value
}

type Where<R> = { [Name in keyof R]?: Condition<NonNullable<R[Name]>> }

/** A query of @mswjs/data. */
export interface Query<R> {
  where?: Where<R>
  orderBy?: { [Name in keyof R]?: 'asc' | 'desc' } | { [Name in keyof R]?: 'asc' | 'desc' }[]
  skip?: number
  take?: number
}

/** The queries of @mswjs/data over one table. Records that they return are live: copy before changing one. */
export interface Table<R> {
  getAll: () => R[]
  count: (query?: { where: Where<R> }) => number
  findFirst: (query: { where: Where<R> }) => R | null
  findMany: (query: Query<R>) => R[]
}

interface Model extends Table<Row> {
  create: (row: PartialRow) => Row
  update: (query: { where: Where<Row>; data: object }) => Row | null
  delete: (query: { where: Where<Row> }) => Row | null
  deleteMany: (query: { where: Where<Row> }) => Row[] | null
}

/** `user` is the row of the signed-in user; undefined once it is deleted. `expiresAt` is in milliseconds since 1970. */
export interface Session {
  token: string
  user?: Row | undefined
  expiresAt: number
}

export interface SessionModel extends Table<Session> {
  create: (session: Session) => Session
  deleteMany: (query: { where: Where<Session> }) => unknown
}

/** A table as a definition describes it. */
export interface TableDefinition {
  columns: Columns
  id?: IdKind
  /** Generates the row of an id, the same one on every run. Its `id` may be a text. */
  createRow: (id: number) => PartialRow
}

function definitionOf(columns: Columns): object {
  const cells = Object.entries(columns).map(([name, { default: value, kind, columns: inner }]) => {
    if (value === null) return [name, nullable<Cell & string>(() => null)]
    return [name, kind === 'object' ? definitionOf(inner ?? {}) : () => value]
  })
  return Object.fromEntries(cells)
}

/** A database with these tables and without rows. `userTable` is the one that sessions are related to. */
export function createDatabase(tables: Readonly<Record<string, TableDefinition>>, userTable: string | undefined) {
  const models = Object.entries(tables).map(([name, { columns, id: kind }]) => {
    const id = kind === 'text' ? primaryKey(String) : primaryKey(Number)
    return [name, { id, ...definitionOf(columns) }]
  })
  const session = {
    token: primaryKey(String),
    expiresAt: Number,
    ...(userTable !== undefined && { user: oneOf(userTable) }),
  }
  const all: Record<string, Model> & { session: SessionModel } = Object(
    factory({ ...Object.fromEntries(models), session }),
  )

  function table(name: string): Model {
    const model = Object.hasOwn(tables, name) ? all[name] : undefined
    if (!model) throw new Error(`No table "${name}": known are ${Object.keys(tables).join(', ')}`)
    return model
  }

  const columnsOf = (name: string): Columns => tables[name]?.columns ?? {}

  /** A generated row with the next free id. */
  function createRow(name: string): Row {
    const ids = table(name)
      .getAll()
      .map(({ id }) => id)
    const create = tables[name]?.createRow
    if (!create) throw new Error(`No table "${name}"`)
    let next = 1 + Math.max(0, ...ids.filter((id) => typeof id === 'number'))
    while (ids.includes(create(next).id)) next += 1
    return completeRow(columnsOf(name), create(next))
  }

  return {
    names: Object.keys(tables),
    sessions: all.session,
    table,
    columnsOf,
    createRow,

    /** Replaces all rows of a table. */
    seed(name: string, rows: readonly PartialRow[]): void {
      const model = table(name)
      model.deleteMany({ where: {} })
      for (const row of rows.slice(0, maxRows)) model.create(completeRow(columnsOf(name), row))
    },

    /** Sets how many rows a table has: deletes the last ones, or generates more. */
    setCount(name: string, count: number): void {
      const model = table(name)
      const rows = model.getAll()
      for (const { id } of rows.slice(count)) model.delete({ where: { id: { equals: id } } })
      for (let length = rows.length; length < Math.min(count, maxRows); length += 1) model.create(createRow(name))
    },

    /** Changes the given cells of the row with that id, or adds it. */
    put(name: string, row: PartialRow): void {
      const model = table(name)
      const where = { id: { equals: row.id } }
      const data = completeRow(columnsOf(name), { ...model.findFirst({ where }), ...row })
      if (!model.update({ where, data })) model.create(data)
    },

    delete(name: string, id: Id): void {
      table(name).delete({ where: { id: { equals: id } } })
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
