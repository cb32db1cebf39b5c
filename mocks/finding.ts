import type { Database } from './model'
import { type Row, type TableName, tableOf } from './tables'

/** A row in its place of the table, with the text that it is searched by once somebody has searched. */
interface Item {
  place: number
  row: Row
  text?: string
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
  /** All rows in the order last asked for, and what was last found. */
  ordered: { order: string; items: Item[] } | undefined
  found: { search: string; order: string; items: Item[] } | undefined
}

/** More changes than this at once, and what was found before is looked for anew. */
const few = 50

const keptOf = new WeakMap<ReadonlyMap<number, Row>, Kept>()

function textOf(item: Item): string {
  item.text ??= Object.values(item.row).join('\n').toLowerCase()
  return item.text
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

/** The items by the values of a column. Few values make up most columns: they are sorted, not the items. */
function sorted(items: readonly Item[], order: string): Item[] {
  const groups = new Map<Row[string], Item[]>()
  for (const item of items) {
    const value = valueOf(item, order)
    const group = groups.get(value)
    if (group) group.push(item)
    else groups.set(value, [item])
  }
  return [...groups.entries()]
    .toSorted(([one], [other]) => compare(one, other))
    .flatMap(([, group]) => group.toSorted((one, other) => one.place - other.place))
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
  if (gone.length + come.length > few) {
    kept.ordered = undefined
    kept.found = undefined
    return
  }
  if (kept.ordered) exchange(kept.ordered, gone, come)
  if (kept.found) {
    const { search } = kept.found
    exchange(
      kept.found,
      gone,
      come.filter((item) => textOf(item).includes(search)),
    )
  }
}

function exchange(list: { order: string; items: Item[] }, gone: readonly Item[], come: readonly Item[]): void {
  for (const item of gone) {
    const index = indexIn(list.items, item, list.order)
    if (list.items[index] === item) list.items.splice(index, 1)
  }
  for (const item of come) list.items.splice(indexIn(list.items, item, list.order), 0, item)
}

function itemsFor(kept: Kept, asked: string, order: string): readonly Item[] {
  const search = asked.trim().toLowerCase()
  const { found, ordered } = kept
  // A letter more finds less: only what was found before is looked through.
  const isNarrower = found !== undefined && search !== '' && search.includes(found.search)
  const isOrdered = ordered?.order === order
  const before = isNarrower ? found : { search: '', ...(isOrdered ? ordered : { order: '', items: kept.items }) }
  const hits = before.search === search ? before.items : before.items.filter((item) => textOf(item).includes(search))
  const items = before.order === order ? hits : sorted(hits, order)
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
  const kept = keptOf.get(table) ?? { items: [], ordered: undefined, found: undefined }
  keptOf.set(table, kept)
  catchUp(kept, table)
  const items = itemsFor(kept, search, order)
  const pages = Math.max(1, Math.ceil(items.length / perPage))
  const page = Math.min(asked, pages)
  const rows = items.slice((page - 1) * perPage, page * perPage).map(({ row }) => ({ ...row }))
  return { rows, page, pages, total: items.length }
}
