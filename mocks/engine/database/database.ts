import { factory, nullable, oneOf, primaryKey } from '@mswjs/data'
import { type Columns, completeRow, type Id, type PartialRow, type Row } from './columns'

export const maxRows = 1000
/** Lifetime of a token: eight hours, in seconds. */
export const usualLifetime = 8 * 60 * 60

type Comparison = 'equals' | 'notEquals' | 'contains' | 'gte' | 'lte'
interface Conditions<R> {
  where: { [Name in keyof R]?: { [How in Comparison]?: NonNullable<R[Name]> } }
}
type Order<R> = { [Name in keyof R]?: 'asc' | 'desc' }

/** The queries of @mswjs/data over one table. Records that they return are live: copy before changing one. */
export interface Table<R> {
  getAll(): R[]
  count(query?: Conditions<R>): number
  findFirst(query: Conditions<R>): R | null
  findMany(query: Partial<Conditions<R>> & { orderBy?: Order<R> | Order<R>[]; skip?: number; take?: number }): R[]
}

interface Model<R> extends Table<R> {
  findFirst(query: Conditions<R> & { strict: true }): R
  findFirst(query: Conditions<R>): R | null
  create(record: R): R
  update(query: Conditions<R> & { data: object }): R | null
  delete(query: Conditions<R>): R | null
  updateMany(query: Conditions<R> & { data: object }): R[] | null
  deleteMany(query: Conditions<R>): R[] | null
}

/** `user` is the row of the signed-in user; undefined once it is deleted. `expiresAt` is in milliseconds since 1970. */
export interface Session {
  token: string
  user?: Row
  expiresAt: number
}

export interface TableDefinition {
  name: string
  columns: Columns
  /** Generates the row of an id, the same one on every run. Its `id` may be a text. */
  createRow: (id: number) => PartialRow
}

/**
 * One edit of the data. Every edit can be undone, `reset` too. `put` holds the cells that it changes. `count` sets how many rows a
 * table has: deletes the last ones, or generates more.
 */
export type Edit =
  | { edit: 'put'; table: string; row: PartialRow }
  | { edit: 'delete'; table: string; id: Id }
  | { edit: 'count'; table: string; count: number }
  | { edit: 'reset' }

/** Every cell is nullable to @mswjs/data: the rows that it gets are complete. */
function modelOf(columns: Columns): object {
  const cell = (inner?: Columns) => (inner ? nullable(Object(modelOf(inner))) : nullable<string>(() => null))
  return Object.fromEntries(Object.entries(columns).map(([name, { columns: inner }]) => [name, cell(inner)]))
}

export const withId = (id: Id) => ({ where: { id: { equals: id } } })

/** A database with these tables and without rows. `userTable` is the one that sessions are related to. */
export function createDatabase(tables: readonly TableDefinition[], userTable: string | undefined) {
  const models = tables.map(({ name, columns }) => [name, { id: primaryKey<Id>(String), ...modelOf(columns) }])
  const user = userTable !== undefined && { user: oneOf(userTable) }
  const session = { token: primaryKey(String), expiresAt: Number, ...user }
  const all: Record<string, Model<Row>> & { session: Model<Session> } = Object(
    factory({ ...Object.fromEntries(models), session }),
  )
  const names = tables.map(({ name }) => name)
  let opened = 0

  function find(name: string): TableDefinition & { model: Model<Row> } {
    const definition = tables.find((one) => one.name === name)
    const model = all[name]
    if (!definition || !model) throw new Error(`No table "${name}": known are ${names.join(', ')}`)
    return { ...definition, model }
  }

  const idsOf = (name: string) => new Set(Array.from(find(name).model.getAll(), ({ id }) => id))

  /** Generates a row with the next free id. */
  function createRow(name: string, taken = idsOf(name)): Row {
    const { columns, createRow: create } = find(name)
    let next = 1 + Math.max(taken.size, ...[...taken].filter((id) => typeof id === 'number'))
    while (taken.has(create(next).id)) next += 1
    return completeRow(columns, create(next))
  }

  /** The session of a token, which another tab may have opened; null for an unknown token. */
  function findSession(token: string): Session | null {
    const known = all.session.findFirst({ where: { token: { equals: token } } })
    const [, id, expiresAt] = /^demo\.(.+)\.(\d+)\.\d+$/.exec(token) ?? []
    if (known ?? (userTable === undefined || id === undefined)) return known
    const rows = find(userTable).model.getAll()
    const user = rows.find((row) => String(row.id) === id)
    return user ? all.session.create({ token, user, expiresAt: Number(expiresAt) }) : null
  }

  return {
    names,
    table: (name: string) => find(name).model,
    find,
    createRow: (name: string) => createRow(name),

    /** Tokens and their users. A token says whose it is and until when: neither a reload nor another tab signs anyone out. */
    sessions: {
      find: findSession,

      /** Signs a user in for `lifetime` seconds; 0 creates an expired session. Returns the token. */
      open(userId: Id, lifetime = usualLifetime): string {
        opened += 1
        const token = `demo.${userId}.${Date.now() + lifetime * 1000}.${opened}`
        findSession(token)
        return token
      },

      clear: () => void all.session.updateMany({ where: {}, data: { expiresAt: 0 } }),
    },

    seed(name: string, rows: readonly PartialRow[]): void {
      const { columns, model } = find(name)
      model.deleteMany({ where: {} })
      for (const row of rows.slice(0, maxRows)) model.create(completeRow(columns, row))
    },

    /** Makes an edit; a reset is the caller's to make. */
    apply(edit: Edit): void {
      if (edit.edit === 'reset') return
      const { columns, model } = find(edit.table)
      if (edit.edit === 'put') {
        const row = withId(edit.row.id)
        const data = completeRow(columns, { ...model.findFirst(row), ...edit.row })
        if (!model.update({ ...row, data })) model.create(data)
      } else if (edit.edit === 'delete') model.delete(withId(edit.id))
      else {
        const ids = idsOf(edit.table)
        for (const id of [...ids].slice(edit.count)) model.delete(withId(id))
        while (ids.size < edit.count) ids.add(model.create(createRow(edit.table, ids)).id)
      }
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
