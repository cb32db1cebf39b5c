import { ENTITY_TYPE, factory, nullable, PRIMARY_KEY, primaryKey } from '@mswjs/data'
import { type Columns, completeRow, type PartialRow, type Row } from './columns'

interface Where<Value> {
  equals?: Value
  in?: Value[]
}

interface Query<Record> {
  where: { [Name in keyof Record]?: Where<NonNullable<Record[Name]>> }
}

/** The queries of @mswjs/data over one table. Records that come out of it are live: copy before changing one. */
export interface Table<Record> {
  getAll: () => Record[]
  count: (query?: Query<Record>) => number
  findFirst: (query: Query<Record>) => Record | null
  findMany: (query: Query<Record>) => Record[]
}

interface WritableTable extends Table<Row> {
  create: (row: PartialRow) => Row
  update: (query: Query<Row> & { data: object }) => Row | null
  delete: (query: Query<Row>) => Row | null
}

function modelOf(columns: Columns) {
  const cells = Object.entries(columns).map(([name, { default: value }]) => [
    name,
    // nullable(Number) alone would default to 0.
    value === null ? nullable<string>(() => null) : () => value,
  ])
  return { id: primaryKey(Number), ...Object.fromEntries(cells) }
}

/** A database with these tables and without rows. */
export function createDatabase(tables: Record<string, Columns>) {
  const db = factory(Object.fromEntries(Object.entries(tables).map(([name, columns]) => [name, modelOf(columns)])))

  function find(name: string): { model: WritableTable; columns: Columns } {
    const columns = tables[name]
    const model: WritableTable | undefined = Reflect.get(Object(db), name)
    if (!model || !columns) throw new Error(`No table "${name}": known are ${Object.keys(tables).join(', ')}`)
    return { model, columns }
  }

  /**
   * The rows by id, as @mswjs/data keeps them. Creating 10,000 rows one by one takes twenty times as long as writing
   * them here. database.test.ts fails when the library changes how it keeps them.
   */
  function rowsById(name: string): Map<number, Row> {
    const [instance = ''] = Object.getOwnPropertySymbols(db)
    return Reflect.get(Object(db), instance).models[name]
  }

  return {
    tables,
    table: (name: string): WritableTable => find(name).model,
    sessions: factory({ session: { token: primaryKey(String), userId: Number, expiresAt: Number } }).session,
    count: (name: string): number => rowsById(name).size,

    /** Replaces all rows of a table. */
    seed(name: string, rows: Iterable<PartialRow>): void {
      const marks = { [ENTITY_TYPE]: name, [PRIMARY_KEY]: 'id' }
      const { columns } = find(name)
      const byId = rowsById(name)
      byId.clear()
      for (const row of rows) byId.set(row.id, { ...completeRow(columns, row), ...marks })
    },

    /** Changes the given cells of the row with that id, or adds it. */
    put(name: string, row: Row): void {
      const { model, columns } = find(name)
      const data = completeRow(columns, { ...rowsById(name).get(row.id), ...row })
      if (!model.update({ where: { id: { equals: row.id } }, data })) model.create(data)
    },

    delete(name: string, id: number): void {
      find(name).model.delete({ where: { id: { equals: id } } })
    },

    /** The highest id of a table plus one. */
    nextId(name: string): number {
      let last = 0
      for (const id of rowsById(name).keys()) last = Math.max(last, id)
      return last + 1
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
