import { factory, nullable, primaryKey } from '@mswjs/data'
import { type Columns, completeRow, type Id, type PartialRow, type Row } from './columns'

export const maxRows = 1000

/** But for `equals: null`, a null matches nothing. */
interface Comparisons<Value, Missing> {
  equals?: Value | Missing
  notEquals?: Value | Missing
  in?: readonly Value[]
  notIn?: readonly Value[]
  gt?: Value
  gte?: Value
  lt?: Value
  lte?: Value
  contains?: string
  notContains?: string
}
type Condition<Value, Missing = null> = [Value] extends [readonly unknown[]]
  ? never
  : [Value] extends [object]
    ? { [Name in keyof Value]?: Condition<NonNullable<Value[Name]>, never> }
    : Comparisons<Value, Missing>
type Where<R> = { readonly [Name in keyof R]?: Condition<NonNullable<R[Name]>> }
type Order<R> = Partial<Record<keyof R, 'asc' | 'desc'>>

export interface Query<R> {
  where?: Where<R>
  orderBy?: Order<R> | readonly Order<R>[]
}

/** The rows that it returns are live: copy before changing one. */
export interface Table<R> {
  getAll(): R[]
  count(query?: Query<R>): number
  findFirst(query: Query<R>): R | null
  findMany(query: Query<R>): R[]
}

interface Model {
  findMany(query: object): Row[]
  create(row: Row): Row
  update(query: object): unknown
  delete(query: object): unknown
  deleteMany(query: object): unknown
}

export interface TableDefinition {
  name: string
  columns: Columns
  /** The same row for an id on every run. */
  createRow: (id: number) => PartialRow
}

/** `count` deletes the last rows of a table, or generates more. Edits of one request are undone at once. */
export type Edit = { request?: string } & (
  | { edit: 'put'; table: string; row: PartialRow }
  | { edit: 'delete'; table: string; id: Id }
  | { edit: 'count'; table: string; count: number }
  | { edit: 'reset' }
)

type Dictionary = Parameters<typeof factory>[0]
type CellDefinition = Exclude<Dictionary[string][string], ReturnType<typeof primaryKey> | { error: string }>

/** Every cell is nullable to @mswjs/data: the rows that it gets are complete. */
function defineCells(columns: Columns): Record<string, CellDefinition> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { columns: inner }]) => [
      name,
      inner ? nullable(defineCells(inner)) : nullable<string>(() => null),
    ]),
  )
}

/** @mswjs/data repeats every write in all tabs, whatever their dataset, if there is a BroadcastChannel. */
function createWithoutBroadcast(models: Dictionary): Record<string, unknown> {
  const { BroadcastChannel } = globalThis
  Object.assign(globalThis, { BroadcastChannel: undefined })
  try {
    return factory(models)
  } finally {
    Object.assign(globalThis, { BroadcastChannel })
  }
}

function isModel(value: unknown): value is Model {
  return typeof value === 'object' && value !== null && 'findMany' in value
}

const withId = (id: Id) => ({ where: { id: { equals: id } } })

/** @mswjs/data sorts nothing beside null, which is last here. */
function sortRows(rows: readonly Row[], orderBy: Query<Row>['orderBy'] = []) {
  const criteria = [orderBy].flat().flatMap((order) => Object.entries(order))
  return rows.toSorted((one, other) => {
    for (const [name, way] of criteria) {
      const [left, right] = [one[name] ?? null, other[name] ?? null]
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      return left < right === (way === 'asc') ? -1 : 1
    }
    return 0
  })
}

function queryTable({ model }: { model: Model }, { where = {}, orderBy }: Query<Row>) {
  const known: Record<string, Record<string, unknown>> = {}
  /** @mswjs/data does not compare with null. */
  const others: ((row: Row) => boolean)[] = []
  for (const [name, comparisons = {}] of Object.entries(where)) {
    for (const [how, expected] of Object.entries({ ...comparisons })) {
      if (expected === undefined) throw new Error(`"${name}" is compared with undefined: leave the condition out.`)
      if (expected === null) others.push((row) => (row[name] === null) === (how === 'equals'))
      else known[name] = { ...known[name], [how]: expected }
    }
  }
  const rows = model.findMany({ where: known })
  return sortRows(
    rows.filter((row) => others.every((isMatching) => isMatching(row))),
    orderBy,
  )
}

export function createDatabase(tables: readonly TableDefinition[]) {
  const models = tables.map(({ name, columns }) => [name, { id: primaryKey<Id>(String), ...defineCells(columns) }])
  const all = createWithoutBroadcast(Object.fromEntries(models))
  const names = tables.map(({ name }) => name)

  function find(name: string) {
    const definition = tables.find((one) => one.name === name)
    const model = all[name]
    if (!definition || !isModel(model)) throw new Error(`There is no table "${name}": use one of ${names.join(', ')}.`)
    return { ...definition, model }
  }

  const getIds = (name: string) => new Set(queryTable(find(name), {}).map(({ id }) => id))

  function createRow(name: string, taken = getIds(name)) {
    const { columns, createRow: create } = find(name)
    let next = 1 + Math.max(taken.size, ...[...taken].filter((id) => typeof id === 'number'))
    while (taken.has(create(next).id)) {
      if (next > 3 * maxRows) throw new Error(`createRow of "${name}" repeats its ids.`)
      next += 1
    }
    return completeRow(columns, create(next))
  }

  function setCount(name: string, count: number) {
    const { model } = find(name)
    const ids = getIds(name)
    for (const id of [...ids].slice(count)) model.delete(withId(id))
    while (ids.size < count) {
      const row = createRow(name, ids)
      model.create(row)
      ids.add(row.id)
    }
  }

  function put(name: string, row: PartialRow) {
    const { columns, model } = find(name)
    const [before] = model.findMany(withId(row.id))
    const data = completeRow(columns, { ...before, ...row })
    if (before) model.update({ ...withId(row.id), data })
    else model.create(data)
  }

  return {
    names,
    find,
    createRow,

    /** A query for one row finds it in any list. */
    table(name: string, list = (rows: Row[]) => rows, show = (row: Row) => row): Table<Row> {
      const table = find(name)
      const findMany = (query: Query<Row>) => sortRows(list(queryTable(table, query)), query.orderBy)
      return {
        getAll: () => findMany({}),
        count: (query = {}) => findMany(query).length,
        findFirst(query) {
          const [row] = queryTable(table, query)
          return row ? show(row) : null
        },
        findMany,
      }
    },

    seed(name: string, rows: readonly PartialRow[]) {
      const { columns, model } = find(name)
      model.deleteMany({ where: {} })
      if (rows.length > maxRows) throw new Error(`"${name}" has over ${maxRows} rows.`)
      for (const row of rows) model.create(completeRow(columns, row))
    },

    apply(edit: Edit) {
      if (edit.edit === 'put') put(edit.table, edit.row)
      if (edit.edit === 'delete') find(edit.table).model.delete(withId(edit.id))
      if (edit.edit === 'count') setCount(edit.table, edit.count)
    },
  }
}

export type Database = ReturnType<typeof createDatabase>
