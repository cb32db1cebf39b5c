import type { Cell, Row } from './columns'
import type { Database } from './database'

interface Search {
  /** Matches rows with this text in any cell, in any letter case. */
  text: string
  /** Column to sort by, missing values last; '' keeps the table's order. */
  orderBy: string
  /** From 1; a page beyond the last is the last. */
  page: number
  pageSize: number
}

function compare(one: Cell, other: Cell): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return one < other ? -1 : Number(one > other)
}

/** One page of the rows that match, with the number of the page, of pages and of matching rows. */
export function searchRows(database: Database, table: string, { text, orderBy, page, pageSize }: Search) {
  const wanted = text.trim().toLowerCase()
  const columns = ['id', ...Object.keys(database.tables[table] ?? {})]
  const all = database.table(table).getAll()
  const matching = wanted
    ? all.filter((row) =>
        columns.some((column) =>
          String(row[column] ?? '')
            .toLowerCase()
            .includes(wanted),
        ),
      )
    : all
  const sorted = orderBy
    ? matching.toSorted((one, other) => compare(one[orderBy] ?? null, other[orderBy] ?? null))
    : matching
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize))
  const shown = Math.min(page, pages)
  const rows: Row[] = sorted.slice((shown - 1) * pageSize, shown * pageSize).map((row) => ({ ...row }))
  return { rows, page: shown, pages, total: sorted.length }
}
