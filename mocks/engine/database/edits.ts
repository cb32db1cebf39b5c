import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from './storage'
import { type Id, type PartialRow, rowSchema } from './columns'
import { type Database, maxRows } from './database'

/** How a dataset is filled: the rows of every table by name. */
export type Datasets = Readonly<Record<string, () => Readonly<Record<string, readonly PartialRow[]>>>>

/** One edit of the data. Every edit can be undone, `reset` too. `put` holds the cells that it changes. */
export type Edit =
  | { edit: 'put'; table: string; row: PartialRow }
  | { edit: 'delete'; table: string; id: Id }
  | { edit: 'count'; table: string; count: number }
  | { edit: 'reset' }

/** The schema of edits that come from a link, a file or storage. */
export function createEditSchema({ names, columnsOf }: Database): v.GenericSchema<unknown, Edit> {
  const table = v.picklist(
    names,
    ({ input }) => `There is no table "${String(input)}": use one of ${names.join(', ')}.`,
  )
  const puts = names.map((name) =>
    v.object({ edit: v.literal('put'), table: v.literal(name), row: rowSchema(columnsOf(name)) }),
  )
  const count = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(maxRows, `A table can have at most ${maxRows.toLocaleString('en')} rows.`),
  )
  return v.variant('edit', [
    v.variant('table', puts),
    v.object({ edit: v.literal('delete'), table, id: v.union([v.number(), v.string()]) }),
    v.object({ edit: v.literal('count'), table, count }),
    v.object({ edit: v.literal('reset') }),
  ])
}

interface History {
  dataset: string
  edits: readonly Edit[]
  /** How many of the edits are applied; those after can be redone. */
  applied: number
  /** Whether the browser has no room for them: they are lost on reload. */
  isUnstored: boolean
}

/** Where the edits of a dataset are stored, with `done` as the number of applied ones. */
export const editsKey = (dataset: string) => `data.${dataset}`

/** The most edits that a state has. */
export const maxEdits = 5000

/** Fills the database with a dataset and the edits made to it, which are stored for each dataset and survive a reload. */
export function createEdits(database: Database, initial: Datasets) {
  let datasets = initial
  const [firstDataset = ''] = Object.keys(datasets)
  const store = createStore<History>(() => ({ dataset: firstDataset, edits: [], applied: 0, isUnstored: false }))
  const schema = v.pipe(
    v.array(createEditSchema(database)),
    v.maxLength(maxEdits, `A state can have at most ${maxEdits} edits.`),
  )
  const Stored = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ edits: schema, done: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  )
  let storage: KeyValueStorage | undefined

  function seed(dataset: string): void {
    const rows = datasets[dataset]?.() ?? {}
    for (const table of database.names) database.seed(table, rows[table] ?? [])
  }

  function run(edit: Edit): void {
    if (edit.edit === 'put') database.put(edit.table, edit.row)
    else if (edit.edit === 'delete') database.delete(edit.table, edit.id)
    else if (edit.edit === 'count') database.setCount(edit.table, edit.count)
    else seed(store.getState().dataset)
  }

  /** The applied edits since the last reset. */
  function active({ edits, applied } = store.getState()): readonly Edit[] {
    const done = edits.slice(0, applied)
    return done.slice(done.findLastIndex(({ edit }) => edit === 'reset') + 1)
  }

  /** Rebuilds the database up to the given edit. */
  function goTo(next: Partial<History>): void {
    const history = { ...store.getState(), ...next }
    seed(history.dataset)
    for (const edit of active(history)) run(edit)
    store.setState(history, true)
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
    schema,
    subscribe: store.subscribe,
    /** A snapshot that changes whenever the rows do. */
    getState: store.getState,
    active: () => active(),
    canUndo: () => store.getState().applied > 0,
    canRedo: () => store.getState().applied < store.getState().edits.length,
    undo: () => move(-1),
    redo: () => move(1),

    /** Shows a dataset with the edits stored for it. */
    useDataset: load,

    /** Replaces the datasets, as when their files change, and keeps the edits. */
    useDatasets(next: Datasets): void {
      datasets = next
      goTo({})
    },

    /** Stores edits from now on, and loads what is stored. */
    persist(next: KeyValueStorage): void {
      storage = next
      load()
    },

    /** Applies one edit. Drops the edits that could be redone. */
    apply(edit: Edit): void {
      const { edits, applied } = store.getState()
      run(edit)
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
