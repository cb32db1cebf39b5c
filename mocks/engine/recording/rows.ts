import { type Cell, type Columns, completeRow, fitsColumns, type Row } from '../database/columns'
import type { Database } from '../database/database'
import { maxRows } from '../database/edits'
import { parseJson } from '../maskBody'
import type { Definition } from '../resource'
import type { RecordedResponse, Recording } from './recording'

type Item = Record<string, unknown>

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The rows of a response: its list, or the list in its envelope, or itself; undefined if there is none. */
function itemsOf(body: unknown, isDetail: boolean): unknown[] | undefined {
  if (isDetail) return [body]
  return [body, ...Object.values(Object(body))].find((value) => Array.isArray(value))
}

function cellOf(value: unknown): Cell | undefined {
  // The source of an article is an object with a name.
  const cell = isItem(value) ? value.name : value
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell === null
    ? cell
    : undefined
}

/** The cells that fit their column. */
function cellsOf(columns: Columns, item: Item): Record<string, Cell> {
  const cells: Record<string, Cell> = {}
  for (const [name, column] of Object.entries(columns)) {
    const cell = cellOf(item[name])
    if (cell !== undefined && fitsColumns({ [name]: column }, { id: 1, [name]: cell })) cells[name] = cell
  }
  return cells
}

function idOf({ id }: Item): number | undefined {
  return /^[1-9]\d{0,14}$/.test(String(id)) ? Number(id) : undefined
}

export interface Converted {
  /** All rows of each table that the recording has rows for. */
  rows: Record<string, Row[]>
  /** How many rows came from the recording. */
  count: number
  /** How many do not fit their table. */
  leftOut: number
}

/**
 * Turns the successful responses of endpoints with a table into rows. A list replaces the table, or the rows with its
 * query's values; a single row replaces or joins that of its id.
 */
export function toRows({ responses }: Recording, definition: Definition, database: Database): Converted {
  const converted: Converted = { rows: {}, count: 0, leftOut: 0 }

  let nextId = 1

  function add(rows: Map<number, Row>, columns: Columns, item: unknown, fixed: Record<string, string>): void {
    const cells = isItem(item) ? cellsOf(columns, { ...fixed, ...item }) : {}
    if (!isItem(item) || Object.keys(cells).length <= Object.keys(fixed).length || rows.size >= maxRows) {
      converted.leftOut += 1
      return
    }
    const id = idOf(item) ?? nextId
    nextId = Math.max(nextId, id + 1)
    rows.set(id, completeRow(columns, { ...rows.get(id), ...cells, id }))
    converted.count += 1
  }

  for (const { table, endpoints } of definition.resources) {
    if (!table) continue
    const { name, columns } = table
    const isDetail = ({ endpoint }: RecordedResponse) => definition.contract[endpoint]?.params !== undefined
    const usable = responses.filter(
      ({ endpoint, status }) =>
        endpoint in endpoints && definition.contract[endpoint]?.method === 'GET' && status >= 200 && status < 300,
    )
    if (usable.length === 0) continue
    nextId = database.nextId(name)
    const rows = new Map(
      database
        .table(name)
        .getAll()
        .map((row) => [row.id, completeRow(columns, row)]),
    )
    for (const response of usable.toSorted((one, other) => Number(isDetail(one)) - Number(isDetail(other)))) {
      const query = new URLSearchParams(response.path.split('?')[1])
      const fixed = Object.fromEntries([...query].filter(([param]) => param in columns))
      const items = itemsOf(parseJson(response.body), isDetail(response))
      if (!items) continue
      if (!isDetail(response)) {
        for (const [id, row] of rows) {
          if (Object.entries(fixed).every(([column, value]) => row[column] === value)) rows.delete(id)
        }
      }
      for (const item of items) add(rows, columns, item, fixed)
    }
    converted.rows[name] = [...rows.values()]
  }
  return converted
}
