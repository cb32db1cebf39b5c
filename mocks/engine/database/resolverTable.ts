import type { Behavior } from '../behaviors'
import { completeRow, type Id, lengthenRow, type PartialRow, type Row } from './columns'
import { type Database, type Table, withId } from './database'
import type { Edits } from './edits'

/** A table to a resolver: the queries of @mswjs/data, and writes that are edits: they can be undone and survive a reload. */
export interface ResolverTable<R> extends Table<R> {
  /** Adds a row with the next free id, or with its own. Returns it. */
  create(cells: Partial<R>): R
  /** Changes the given cells. Returns the row, or null for an unknown id. */
  update(id: Id, cells: Partial<R>): R | null
  /** Returns whether there was such a row. */
  delete(id: Id): boolean
}

export function createResolverTable(
  database: Database,
  edits: Edits,
  table: string,
  { isLongText, rows: change = (rows) => rows }: Pick<Behavior, 'isLongText' | 'rows'>,
): ResolverTable<Row> {
  const { model, columns, createRow } = database.find(table)
  const show = (row: Row) => (isLongText ? lengthenRow(columns, row) : row)
  const list = (rows: Row[]) => change(rows, (id) => completeRow(columns, createRow(id))).map(show)
  const has = (id: Id) => model.count(withId(id)) > 0

  function put(row: PartialRow): Row {
    edits.apply({ edit: 'put', table, row })
    return model.findFirst({ ...withId(row.id), strict: true })
  }

  return {
    count: (query) => model.count(query),
    getAll: () => list(model.getAll()),
    findMany: ({ skip = 0, take = Infinity, ...query }) => list(model.findMany(query)).slice(skip, skip + take),
    findFirst(query) {
      const row = model.findFirst(query)
      return row && show(row)
    },
    create: ({ id = database.createRow(table).id, ...cells }) => put({ ...cells, id }),
    update: (id, cells) => (has(id) ? put({ ...cells, id }) : null),
    delete(id) {
      const isKnown = has(id)
      if (isKnown) edits.apply({ edit: 'delete', table, id })
      return isKnown
    },
  }
}
