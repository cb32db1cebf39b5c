import type { Database } from './model'
import { type Row, type TableName, tableOf, tables } from './tables'

/** A row in its place of the table. */
interface Item {
  place: number
  row: Row
}

/** A column as it is searched: most hold few different cells, and each of them is looked at once. */
interface Column {
  name: string
  /** The different cells in lower case, and which of them stands in which place. */
  texts: string[]
  at: number[]
  known: Map<Row[string], number>
}

interface Asked {
  /** Finds the rows with these letters in a cell, in either case. Without a letter it finds every row. */
  search: string
  /** The column that orders the rows, the smallest first and those without a value last. '' leaves them as they came. */
  order: string
  /** Which page, from 1. One beyond the last is the last. */
  page: number
  perPage: number
}

/** What is kept of a table from one question to the next. */
interface Kept {
  /** All rows in their places. */
  items: Item[]
  /** What they are searched by, once somebody has searched. */
  columns: Column[] | undefined
  /** All rows in the order last asked for, and what was last found. */
  ordered: { order: string; items: Item[] } | undefined
  found: { search: string; order: string; items: Item[] } | undefined
}

/** More changes than this at once, and what was found before is looked for anew. */
const few = 50

const keptOf = new WeakMap<ReadonlyMap<number, Row>, Kept>()

function readInto(columns: readonly Column[], { place, row }: Item): void {
  for (const { name, texts, at, known } of columns) {
    const cell = row[name] ?? null
    const code = known.get(cell) ?? texts.push(String(cell ?? '').toLowerCase()) - 1
    if (code === known.size) known.set(cell, code)
    at[place] = code
  }
}

function columnsOf(table: TableName, items: readonly Item[]): Column[] {
  const columns = Object.keys(tables[table]).map((name): Column => ({ name, texts: [], at: [], known: new Map() }))
  for (const item of items) readInto(columns, item)
  return columns
}

/** Those of the items that have these letters in a cell, in the same order. */
function having(search: string, columns: readonly Column[], items: readonly Item[]): Item[] {
  const hits = columns.flatMap(({ texts, at }) => {
    const isHit = texts.map((text) => text.includes(search))
    return isHit.includes(true) ? [{ isHit, at }] : []
  })
  return items.filter(({ place }) => hits.some(({ isHit, at }) => isHit[at[place] ?? -1]))
}

function valueOf({ row }: Item, order: string) {
  return order === '' ? null : (row[order] ?? null)
}

function compare(one: Row[string], other: Row[string]): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1
  return one < other ? -1 : 1
}

/** Where an item belongs in a sorted list. */
function indexIn(items: readonly Item[], item: Item, order: string): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = items[middle] ?? item
    const before = compare(valueOf(other, order), valueOf(item, order)) || other.place - item.place
    if (before < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Items in their places by the values of a column. Few values make up most columns: they are sorted, not the items. */
function sorted(items: readonly Item[], order: string): Item[] {
  const groups = new Map<Row[string], Item[]>()
  for (const item of items) {
    const value = valueOf(item, order)
    const group = groups.get(value)
    if (group) group.push(item)
    else groups.set(value, [item])
  }
  return [...groups.entries()].toSorted(([one], [other]) => compare(one, other)).flatMap(([, group]) => group)
}

/** Brings what is kept in line with the table: whoever changes a row, puts another in its place. */
function catchUp(kept: Kept, table: ReadonlyMap<number, Row>): void {
  const { items } = kept
  const gone: Item[] = []
  const come: Item[] = []
  let at = 0
  for (const row of table.values()) {
    const item = items[at]
    if (item?.row !== row) {
      // One row fewer, or another in its place; a new one comes at the end.
      if (item && items[at + 1]?.row === row) gone.push(...items.splice(at, 1))
      else {
        if (item) gone.push(item)
        items[at] = { row, place: item?.place ?? (items.at(-1)?.place ?? 0) + 1 }
        come.push(items[at] as Item)
      }
    }
    at += 1
  }
  gone.push(...items.splice(at))
  if (gone.length + come.length === 0) return
  if (kept.columns) for (const item of come) readInto(kept.columns, item)
  if (gone.length + come.length > few) {
    kept.ordered = undefined
    kept.found = undefined
    return
  }
  if (kept.ordered) exchange(kept.ordered, gone, come)
  if (kept.found) exchange(kept.found, gone, having(kept.found.search, kept.columns ?? [], come))
}

function exchange(list: { order: string; items: Item[] }, gone: readonly Item[], come: readonly Item[]): void {
  for (const item of gone) {
    const index = indexIn(list.items, item, list.order)
    if (list.items[index] === item) list.items.splice(index, 1)
  }
  for (const item of come) list.items.splice(indexIn(list.items, item, list.order), 0, item)
}

function itemsFor(table: TableName, kept: Kept, asked: string, order: string): readonly Item[] {
  const search = asked.trim().toLowerCase()
  const { found, ordered } = kept
  // A letter more finds less: only what was found before is looked through.
  const isNarrower = found !== undefined && search !== '' && search.includes(found.search)
  const isOrdered = ordered?.order === order
  const before = isNarrower ? found : { search: '', ...(isOrdered ? ordered : { order: '', items: kept.items }) }
  let { items } = before
  if (before.search !== search) items = having(search, (kept.columns ??= columnsOf(table, kept.items)), items)
  if (before.order !== '' && before.order !== order) items = items.toSorted((one, other) => one.place - other.place)
  if (before.order !== order) items = sorted(items, order)
  if (search !== '') kept.found = { search, order, items }
  else if (order !== '') kept.ordered = { order, items }
  return items
}

/**
 * One page of a table's rows, copied: which page it is, of how many, and how many rows they hold. The first question
 * after a seeding reads every row; from then on it is told by what has changed.
 */
export function findRows(db: Database, name: TableName, { search, order, page: asked, perPage }: Asked) {
  const table = tableOf(db, name)
  const kept = keptOf.get(table) ?? { items: [], columns: undefined, ordered: undefined, found: undefined }
  keptOf.set(table, kept)
  catchUp(kept, table)
  const items = itemsFor(name, kept, search, order)
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const page = Math.min(asked, pages)
  const rows = items.slice((page - 1) * perPage, page * perPage).map(({ row }) => ({ ...row }))
  return { rows, page, pages, total: items.length }
}
