import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { type Behavior, integer } from '../behaviors'
import { completeRow, type Id, lengthenRow, type PartialRow, type Row, rowSchema } from './columns'
import { type Database, type Edit, maxRows, type Table, withId } from './database'

/** Storage that never throws. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  /** Returns false if the value is lost on reload. */
  setItem: (key: string, value: string) => unknown
}

/** How a dataset is filled: the rows of every table by name. */
export type Datasets = Readonly<Record<string, () => Readonly<Record<string, readonly PartialRow[]>>>>

/** A table to a resolver: the queries of @mswjs/data, and writes that are edits: they can be undone and survive a reload. */
export interface ResolverTable<R> extends Table<R> {
  /** Adds a row with the next free id, or with its own. Returns it. */
  create(cells: Partial<R>): R
  /** Changes the given cells. Returns the row, or null for an unknown id. */
  update(id: Id, cells: Partial<R>): R | null
  /** Returns whether there was such a row. */
  delete(id: Id): boolean
}

interface History {
  dataset: string
  edits: readonly Edit[]
  /** How many of the edits are applied; those after can be redone. */
  done: number
  /** Whether the browser has no room for them: they are lost on reload. */
  isUnstored: boolean
}

/** A short link can hold edits that would take minutes. */
const maxWrites = 20_000

function createSchema({ names, find }: Database) {
  const known = names.join(', ')
  const table = v.picklist(names, ({ input }) => `There is no table "${String(input)}": use one of ${known}.`)
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
  const writesOf = (edits: readonly Edit[]) => edits.reduce((sum, one) => sum + 1 + ('count' in one ? one.count : 0), 0)
  const isApplicable = (edits: Edit[]) => writesOf(edits) <= maxWrites
  return v.pipe(v.array(edit), v.check(isApplicable, `The edits of a state can write at most ${maxWrites} rows.`))
}

const keyOf = (dataset: string) => `data.${dataset}`

/** The applied edits since the last reset. */
function activeOf({ edits, done }: History): readonly Edit[] {
  const applied = edits.slice(0, done)
  return applied.slice(applied.findLastIndex(({ edit }) => edit === 'reset') + 1)
}

/** Fills the database with a dataset and the edits made to it, which are stored for each dataset and survive a reload. */
export function createEdits(database: Database, initial: Datasets) {
  let datasets = initial
  let storage: KeyValueStorage | undefined
  const [dataset = ''] = Object.keys(datasets)
  const store = createStore<History>(() => ({ dataset, edits: [], done: 0, isUnstored: false }))
  const { getState } = store
  const schema = createSchema(database)
  const done = integer(0, maxWrites, 'This is no number of edits.')
  const Stored = v.pipe(v.string(), v.parseJson(), v.object({ edits: schema, done }))

  /** Fills the database again, with the active edits. */
  function show(next: Partial<History> = {}): void {
    const history = { ...getState(), ...next }
    const rows = datasets[history.dataset]?.() ?? {}
    for (const table of database.names) database.seed(table, rows[table] ?? [])
    for (const edit of activeOf(history)) database.apply(edit)
    store.setState(history, true)
  }

  function load(dataset = getState().dataset): void {
    const none = { edits: [], done: 0 }
    const { edits, done } = v.parse(v.fallback(Stored, none), storage?.getItem(keyOf(dataset)))
    show({ dataset, edits, done: Math.min(done, edits.length) })
  }

  function move(steps: number): void {
    const { edits, done } = getState()
    show({ done: Math.min(edits.length, Math.max(0, done + steps)) })
  }

  /** Applies one edit. Drops the edits that could be redone. */
  function apply(edit: Edit): void {
    const { edits, done } = getState()
    const next = { edits: [...edits.slice(0, done), edit], done: done + 1 }
    database.apply(edit)
    if (edit.edit === 'reset') show(next)
    else store.setState(next)
  }

  store.subscribe(({ dataset, edits, done, isUnstored: before }) => {
    const isUnstored = storage?.setItem(keyOf(dataset), JSON.stringify({ edits, done })) === false
    if (isUnstored !== before) store.setState({ isUnstored })
  })
  show()

  return {
    schema,
    subscribe: store.subscribe,
    /** A snapshot that changes whenever the rows do. */
    getState,
    active: () => activeOf(getState()),
    undo: () => move(-1),
    redo: () => move(1),
    useDataset: load,
    apply,

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

    /** Replaces the active edits. The earlier ones can be restored by undoing. */
    replace(next: readonly Edit[]): void {
      const { edits, done } = getState()
      const before: Edit[] = done > 0 ? [...edits.slice(0, done), { edit: 'reset' }] : []
      show({ edits: [...before, ...next], done: before.length + next.length })
    },

    clear(): void {
      for (const dataset of Object.keys(datasets)) storage?.setItem(keyOf(dataset), '')
      load()
    },

    /** A table as a resolver sees it under a behavior. */
    tableOf(table: string, { isLongText, rows: change = (rows) => rows }: Behavior): ResolverTable<Row> {
      const { model, columns, createRow } = database.find(table)
      const show = (row: Row) => (isLongText ? lengthenRow(columns, row) : row)
      const list = (rows: Row[]) => change(rows, (id) => completeRow(columns, createRow(id))).map(show)
      const has = (id: Id) => model.count(withId(id)) > 0

      function put(row: PartialRow): Row {
        apply({ edit: 'put', table, row })
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
          if (isKnown) apply({ edit: 'delete', table, id })
          return isKnown
        },
      }
    },
  }
}

export type Edits = ReturnType<typeof createEdits>
