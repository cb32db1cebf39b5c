import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { editsKey, type KeyValueStorage } from '../storage'
import { completeRow, fitsColumns, type PartialRow, type Row } from './columns'
import type { Database } from './database'

/** The most rows that a table can be set to. */
export const maxRows = 10_000

/** How a dataset is filled: the rows of every table by name. */
export type Datasets = Record<string, () => Record<string, readonly PartialRow[]>>

/**
 * One edit of the data. Every edit can be undone, `reset` too. `put` holds the cells that it changes, `rows` all
 * rows of some tables.
 */
export type Edit =
  | { edit: 'put'; table: string; row: Row }
  | { edit: 'delete'; table: string; id: number }
  | { edit: 'count'; table: string; count: number }
  | { edit: 'rows'; rows: Readonly<Record<string, readonly Row[]>> }
  | { edit: 'reset' }

/** The schema of edits that come from a link, a file or storage. Rejects cells that their column cannot hold. */
export function createEditSchema(tables: Database['tables']): v.GenericSchema<unknown, Edit> {
  const table = v.picklist(Object.keys(tables))
  const row = v.objectWithRest(
    { id: v.pipe(v.number(), v.integer(), v.minValue(1)) },
    v.union([v.string(), v.number(), v.boolean(), v.null()]),
  )
  const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxRows))
  return v.variant('edit', [
    v.pipe(
      v.object({ edit: v.literal('put'), table, row }),
      v.check((edit) => fitsColumns(tables[edit.table] ?? {}, edit.row)),
    ),
    v.object({ edit: v.literal('delete'), table, id: v.number() }),
    v.object({ edit: v.literal('count'), table, count }),
    v.pipe(
      v.object({ edit: v.literal('rows'), rows: v.record(table, v.pipe(v.array(row), v.maxLength(maxRows))) }),
      v.check(({ rows }) =>
        Object.entries(rows).every(([name, all]) => all.every((one) => fitsColumns(tables[name] ?? {}, one))),
      ),
    ),
    v.object({ edit: v.literal('reset') }),
  ])
}

/** The edits that count: those since the last reset. */
function sinceReset(edits: readonly Edit[]): readonly Edit[] {
  return edits.slice(edits.findLastIndex(({ edit }) => edit === 'reset') + 1)
}

interface History {
  dataset: string
  edits: readonly Edit[]
  /** How many of the edits are applied; those after can be redone. */
  applied: number
  /** Whether the browser has no room for them: they are lost on reload. */
  isUnstored: boolean
}

/**
 * Fills the database with a dataset and the edits made to it. Edits are stored for each dataset, so that they survive a
 * reload, and reach other tabs that share theirs.
 */
export function createEdits(
  database: Database,
  datasets: Datasets,
  createRow: (table: string, id: number) => PartialRow,
) {
  const [firstDataset = ''] = Object.keys(datasets)
  const store = createStore<History>(() => ({ dataset: firstDataset, edits: [], applied: 0, isUnstored: false }))
  const Stored = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      edits: v.array(createEditSchema(database.tables)),
      done: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
  )
  let storage: KeyValueStorage | undefined

  function createRows(table: string, count: number) {
    const columns = database.tables[table] ?? {}
    const first = database.nextId(table)
    return Array.from({ length: count }, (_, index) => completeRow(columns, createRow(table, first + index)))
  }

  function setCount(table: string, count: number): void {
    const kept = database.table(table).getAll().slice(0, count)
    database.seed(table, [...kept, ...createRows(table, count - kept.length)])
  }

  function apply(edit: Edit): void {
    if (edit.edit === 'put') database.put(edit.table, edit.row)
    else if (edit.edit === 'delete') database.delete(edit.table, edit.id)
    else if (edit.edit === 'count') setCount(edit.table, edit.count)
    else if (edit.edit === 'rows') for (const name in edit.rows) database.seed(name, edit.rows[name] ?? [])
    else seed(store.getState().dataset)
  }

  function seed(dataset: string): void {
    for (const [table, rows] of Object.entries(datasets[dataset]?.() ?? {})) database.seed(table, rows)
  }

  /** Rebuilds the database up to the given edit. */
  function goTo(next: Partial<History>): void {
    const { dataset, edits, applied } = { ...store.getState(), ...next }
    seed(dataset)
    for (const edit of sinceReset(edits.slice(0, applied))) apply(edit)
    store.setState({ dataset, edits, applied })
  }

  function save(): void {
    const { dataset, edits, applied } = store.getState()
    const isUnstored = storage?.setItem(editsKey(dataset), JSON.stringify({ edits, done: applied })) === false
    if (isUnstored !== store.getState().isUnstored) store.setState({ isUnstored })
  }

  function load(dataset = store.getState().dataset): void {
    const stored = v.safeParse(Stored, storage?.getItem(editsKey(dataset)) ?? '')
    const { edits, done } = stored.success ? stored.output : { edits: [], done: 0 }
    goTo({ dataset, edits, applied: Math.min(done, edits.length) })
  }

  function move(steps: number): void {
    const { edits, applied } = store.getState()
    goTo({ applied: Math.min(edits.length, Math.max(0, applied + steps)) })
    save()
  }

  seed(firstDataset)

  return {
    subscribe: store.subscribe,
    /** A snapshot that changes whenever the rows do. */
    getState: store.getState,
    active: () => sinceReset(store.getState().edits.slice(0, store.getState().applied)),
    canUndo: () => store.getState().applied > 0,
    canRedo: () => store.getState().applied < store.getState().edits.length,
    undo: () => move(-1),
    redo: () => move(1),

    /** An invented row with the next free id. */
    createRow: (table: string): Row =>
      completeRow(database.tables[table] ?? {}, createRow(table, database.nextId(table))),

    /** Shows a dataset with the edits stored for it. */
    useDataset: load,

    /** Stores edits from now on, and loads what is stored. */
    persist(next: KeyValueStorage): void {
      storage = next
      load()
    },

    /** Loads what another tab has stored, given the key of its `storage` event. */
    syncFrom(key: string | null): void {
      if (key === editsKey(store.getState().dataset)) load()
    },

    /** Applies one edit. Drops the edits that could be redone. */
    apply(edit: Edit): void {
      const { edits, applied } = store.getState()
      apply(edit)
      store.setState({ edits: [...edits.slice(0, applied), edit], applied: applied + 1 })
      save()
    },

    /** Replaces the active edits. The earlier ones can be restored by undoing. */
    replace(next: readonly Edit[]): void {
      const { edits, applied } = store.getState()
      const before: Edit[] = applied > 0 ? [...edits.slice(0, applied), { edit: 'reset' }] : []
      goTo({ edits: [...before, ...next], applied: before.length + next.length })
      save()
    },

    /** Deletes the edits of every dataset. */
    clear(): void {
      for (const dataset of Object.keys(datasets)) storage?.setItem(editsKey(dataset), '')
      load()
    },
  }
}

export type Edits = ReturnType<typeof createEdits>
