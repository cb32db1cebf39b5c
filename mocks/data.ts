import * as v from 'valibot'
import { type DatasetName, datasetNames, datasets } from './datasets'
import { articleAt, blogAt, jobAt, userAt } from './datasets/rows'
import { createListeners } from './listeners'
import type { Database } from './model'
import {
  type Cell,
  deleteRow,
  putRow,
  replaceRows,
  type Row,
  rowsOf,
  seed,
  type TableName,
  tableNames,
  tableOf,
  tables,
} from './tables'

const table = v.picklist(tableNames)
const cell = v.union([v.string(), v.number(), v.null()])
const row = v.pipe(
  v.objectWithRest({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) }, cell),
  v.transform((value): Row => value),
)

/** Whether the database takes the row: it throws at a cell of another kind than its column's. */
function fits(table: TableName, row: Row): boolean {
  return Object.entries(tables[table]).every(([column, kind]: [string, Cell]) => {
    const value = row[column]
    if (value === null) return kind.endsWith('or nothing')
    return value === undefined || typeof value === (kind.startsWith('number') ? 'number' : 'string')
  })
}

/** The most rows that a table can be set to. */
export const mostRows = 10_000

/** One edit of the data. Every edit can be undone, `reset` too. */
export const Edit = v.variant('edit', [
  v.pipe(
    v.object({ edit: v.literal('put'), table, row }),
    v.check((edit) => fits(edit.table, edit.row)),
  ),
  v.object({ edit: v.literal('delete'), table, id: v.number() }),
  v.object({
    edit: v.literal('count'),
    table,
    count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostRows)),
  }),
  v.object({ edit: v.literal('reset') }),
])
export type Edit = v.InferOutput<typeof Edit>

const Kept = v.object({ edits: v.array(Edit), done: v.pipe(v.number(), v.integer(), v.minValue(0)) })
type Store = Pick<Storage, 'getItem' | 'setItem'>

const newRow: Record<TableName, (id: number) => object> = { job: jobAt, blog: blogAt, article: articleAt, user: userAt }

/** An invented row with the next free id. */
export function nextRow(db: Database, name: TableName): Row {
  let last = 0
  for (const id of tableOf(db, name).keys()) last = Math.max(last, id)
  const id = last + 1
  return { ...newRow[name](id), id }
}

function setCount(db: Database, name: TableName, count: number): void {
  const rows = rowsOf(db, name).slice(0, count)
  const { id: first } = nextRow(db, name)
  const more = Array.from({ length: count - rows.length }, (_, i) => ({ ...newRow[name](first + i), id: first + i }))
  replaceRows(db, name, [...rows, ...more])
}

/**
 * The rows of the database: a dataset, and the edits made to it one after the other, kept by dataset in the given
 * storage so that they survive a reload and reach the other tabs.
 */
export function createData(db: Database) {
  const { subscribe, announce } = createListeners()
  let dataset: DatasetName = 'agency'
  let edits: readonly Edit[] = []
  let done = 0
  let store: Store | undefined
  let version = 0

  function key(of = dataset) {
    return `alderway.mock.data.${of}`
  }

  function apply(edit: Edit): void {
    if (edit.edit === 'put') putRow(db, edit.table, edit.row)
    else if (edit.edit === 'delete') deleteRow(db, edit.table, edit.id)
    else if (edit.edit === 'count') setCount(db, edit.table, edit.count)
    else seed(db, datasets[dataset]())
  }

  /** The database as it is after the edits that are done. */
  function rebuild(): void {
    seed(db, datasets[dataset]())
    const since = edits.slice(0, done).findLastIndex(({ edit }) => edit === 'reset')
    for (const edit of edits.slice(since + 1, done)) apply(edit)
    version += 1
    announce()
  }

  function keep(): void {
    store?.setItem(key(), JSON.stringify({ edits, done }))
  }

  function moveTo(place: number): void {
    done = place
    keep()
    rebuild()
  }

  /** Takes the edits of the dataset out of storage. Unreadable ones are forgotten. */
  function load(): void {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), store?.getItem(key()) ?? '')
    edits = kept.success ? kept.output.edits : []
    done = kept.success ? Math.min(kept.output.done, edits.length) : 0
    rebuild()
  }

  return {
    subscribe,
    /** Changes whenever the rows do. */
    version: () => version,
    dataset: () => dataset,
    /** The edits in force, without those that a reset has made void. */
    edits: (): readonly Edit[] => {
      const inForce = edits.slice(0, done)
      return inForce.slice(inForce.findLastIndex(({ edit }) => edit === 'reset') + 1)
    },
    canUndo: () => done > 0,
    canRedo: () => done < edits.length,

    /** Shows another dataset, with the edits kept for it. */
    use(next: DatasetName): void {
      dataset = next
      load()
    },

    /** Keeps to a storage from now on, and takes what it holds. */
    keepIn(next: Store): void {
      store = next
      load()
    },

    /** Takes what another tab has kept, where the key is ours. */
    heard(changed: string | null): void {
      if (changed === key()) load()
    },

    /** Does one edit. What had been undone is gone. */
    edit(next: Edit): void {
      edits = [...edits.slice(0, done), next]
      done = edits.length
      keep()
      apply(next)
      version += 1
      announce()
    },

    /** Puts other edits in the place of those in force. What they were can be brought back by undoing. */
    replace(next: readonly Edit[]): void {
      const before: Edit[] = done > 0 ? [...edits.slice(0, done), { edit: 'reset' }] : []
      edits = [...before, ...next]
      moveTo(edits.length)
    },

    /** Forgets the edits of every dataset. */
    forget(): void {
      for (const name of datasetNames) store?.setItem(key(name), '')
      load()
    },

    undo: () => moveTo(Math.max(0, done - 1)),
    redo: () => moveTo(Math.min(edits.length, done + 1)),
  }
}

export type Data = ReturnType<typeof createData>
