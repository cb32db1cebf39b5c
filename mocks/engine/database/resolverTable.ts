import { type Id, lengthenRow, type PartialRow, type Row } from './columns'
import { type Database, type Table, withId } from './database'
import type { Edits } from './edits'

/** A table to a resolver: the queries of @mswjs/data, and writes that are edits: they can be undone and survive a reload. */
export interface ResolverTable<R> extends Table<R> {
  /** Adds a row with the next free id, or with its own. Returns it. */
  create(cells: Partial<R>): R
  /** Changes the given cells. Returns the row; null if there is none. */
  update(id: Id, cells: Partial<R>): R | null
  /** Returns whether there was such a row. */
  delete(id: Id): boolean
}

/** Returns the table of a resource. Its texts are long if `isLong`. */
export function createResolverTable(
  database: Database,
  edits: Edits,
  name: string,
  isLong: boolean,
): ResolverTable<Row> {
  const model = database.table(name)
  const show = (row: Row) => (isLong ? lengthenRow(database.columnsOf(name), row) : row)

  function put(row: PartialRow): Row {
    edits.apply({ edit: 'put', table: name, row })
    const written = model.findFirst(withId(row.id))
    if (!written) throw new Error(`"${name}" has no row ${row.id} after a write.`)
    return written
  }

  return {
    count: (query) => model.count(query),
    getAll: () => model.getAll().map(show),
    findMany: (query) => model.findMany(query).map(show),
    findFirst(query) {
      const row = model.findFirst(query)
      return row && show(row)
    },
    create: ({ id = database.createRow(name).id, ...cells }) => put({ ...cells, id }),
    update: (id, cells) => (model.findFirst(withId(id)) ? put({ ...cells, id }) : null),
    delete(id) {
      const isKnown = model.findFirst(withId(id)) !== null
      if (isKnown) edits.apply({ edit: 'delete', table: name, id })
      return isKnown
    },
  }
}
