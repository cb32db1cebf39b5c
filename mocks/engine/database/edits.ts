import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { KeyValueStorage } from './storage'
import { integer } from '../behaviors'
import { type PartialRow, rowSchema } from './columns'
import { type Database, type Edit, maxRows } from './database'

/** How a dataset is filled: the rows of every table by name. */
export type Datasets = Readonly<Record<string, () => Readonly<Record<string, readonly PartialRow[]>>>>

interface History {
  dataset: string
  edits: readonly Edit[]
  /** How many of the edits are applied; those after can be redone. */
  applied: number
  /** Whether the browser has no room for them: they are lost on reload. */
  isUnstored: boolean
}

const maxEdits = 5000

function createSchema({ names, find }: Database) {
  const advice = `use one of ${names.join(', ')}.`
  const table = v.picklist(names, ({ input }) => `There is no table "${String(input)}": ${advice}`)
  const count = integer(0, maxRows, `A table can have at most ${maxRows} rows.`)
  const puts = names.map((name) =>
    v.object({ edit: v.literal('put'), table: v.literal(name), row: rowSchema(find(name).columns) }),
  )
  const edit: v.GenericSchema<unknown, Edit> = v.variant('edit', [
    v.variant('table', puts),
    v.object({ edit: v.literal('delete'), table, id: v.union([v.number(), v.string()]) }),
    v.object({ edit: v.literal('count'), table, count }),
    v.object({ edit: v.literal('reset') }),
  ])
  return v.pipe(v.array(edit), v.maxLength(maxEdits, `A state can have at most ${maxEdits} edits.`))
}

/** Where the edits of a dataset are stored, with `done` as the number of applied ones. */
const keyOf = (dataset: string) => `data.${dataset}`

/** The applied edits since the last reset. */
function activeOf({ edits, applied }: History): readonly Edit[] {
  const done = edits.slice(0, applied)
  return done.slice(done.findLastIndex(({ edit }) => edit === 'reset') + 1)
}

/** Fills the database with a dataset and the edits made to it, which are stored for each dataset and survive a reload. */
export function createEdits(database: Database, initial: Datasets) {
  let datasets = initial
  let storage: KeyValueStorage | undefined
  const [dataset = ''] = Object.keys(datasets)
  const store = createStore<History>(() => ({ dataset, edits: [], applied: 0, isUnstored: false }))
  const { getState } = store
  const schema = createSchema(database)
  const done = integer(0, maxEdits, 'This is no number of edits.')
  const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.object({ edits: schema, done })), {
    edits: [],
    done: 0,
  })

  /** Fills the database again, with the active edits. */
  function show(next: Partial<History> = {}): void {
    const history = { ...getState(), ...next }
    const rows = datasets[history.dataset]?.() ?? {}
    for (const table of database.names) database.seed(table, rows[table] ?? [])
    for (const edit of activeOf(history)) database.apply(edit)
    store.setState(history, true)
  }

  function save(): void {
    const { dataset, edits, applied } = getState()
    const isUnstored = storage?.setItem(keyOf(dataset), JSON.stringify({ edits, done: applied })) === false
    if (isUnstored !== getState().isUnstored) store.setState({ isUnstored })
  }

  function load(dataset = getState().dataset): void {
    const { edits, done } = v.parse(Stored, storage?.getItem(keyOf(dataset)) ?? '')
    show({ dataset, edits, applied: Math.min(done, edits.length) })
  }

  function move(steps: number): void {
    const { edits, applied } = getState()
    show({ applied: Math.min(edits.length, Math.max(0, applied + steps)) })
    save()
  }

  show()

  return {
    schema,
    subscribe: store.subscribe,
    /** A snapshot that changes whenever the rows do. */
    getState,
    active: () => activeOf(getState()),
    canUndo: () => getState().applied > 0,
    canRedo: () => getState().applied < getState().edits.length,
    undo: () => move(-1),
    redo: () => move(1),
    useDataset: load,

    /** Replaces the datasets, as when their files change, and keeps the edits. */
    useDatasets(next: Datasets): void {
      datasets = next
      show()
    },

    /** Stores edits from now on, and loads those that are stored already. */
    persist(next: KeyValueStorage): void {
      storage = next
      if (next.getItem(keyOf(getState().dataset))) load()
    },

    /** Applies one edit. Drops the edits that could be redone. */
    apply(edit: Edit): void {
      const { edits, applied } = getState()
      const next = { edits: [...edits.slice(0, applied), edit], applied: applied + 1 }
      database.apply(edit)
      if (edit.edit === 'reset') show(next)
      else store.setState(next)
      save()
    },

    /** Replaces the active edits. The earlier ones can be restored by undoing. */
    replace(next: readonly Edit[]): void {
      const { edits, applied } = getState()
      const before: Edit[] = applied > 0 ? [...edits.slice(0, applied), { edit: 'reset' }] : []
      show({ edits: [...before, ...next], applied: before.length + next.length })
      save()
    },

    clear(): void {
      for (const dataset of Object.keys(datasets)) storage?.setItem(keyOf(dataset), '')
      load()
    },
  }
}

export type Edits = ReturnType<typeof createEdits>
