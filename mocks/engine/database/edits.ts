import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { type Behavior, integer } from '../behaviors'
import { completeRow, Id, lengthenRow, type PartialRow, type Row, createRowSchema } from './columns'
import { type Database, type Edit, maxRows, type Table } from './database'

/** Storage that never throws. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  /** Returns false if the value is lost on reload. */
  setItem: (key: string, value: string) => unknown
}

export type Datasets = Readonly<Record<string, () => Readonly<Record<string, readonly PartialRow[]>>>>

/** Its writes are edits: they can be undone and survive a reload. */
export interface ResolverTable<R> extends Table<R> {
  /** Uses the next free id for a row without one. */
  create(cells: Partial<R>): R
  /** An undefined cell stays as it is. */
  update(id: Id, cells: Partial<R>): R | null
  delete(id: Id): boolean
}

interface History {
  dataset: string
  edits: readonly Edit[]
  /** How many edits are applied: the others can be redone. */
  done: number
  isUnstored: boolean
}

/** A short link can hold edits that would take minutes. */
const maxWrites = 20_000

function areFew(edits: readonly Edit[]) {
  const writes = edits.reduce((sum, edit) => sum + (edit.edit === 'count' ? Math.max(1, edit.count) : 1), 0)
  return writes <= maxWrites
}

function createSchema({ names, find }: Database) {
  const table = v.picklist(
    names,
    ({ input }) => `There is no table "${String(input)}": use one of ${names.join(', ')}.`,
  )
  const count = integer(0, maxRows, `Write a number from 0 to ${maxRows}.`)
  const request = v.optional(v.string())
  const puts = names.map((name) =>
    v.object({ edit: v.literal('put'), table: v.literal(name), row: createRowSchema(find(name).columns), request }),
  )
  return v.variant('edit', [
    v.variant('table', puts),
    v.object({ edit: v.literal('delete'), table, id: Id, request }),
    v.object({ edit: v.literal('count'), table, count, request }),
    v.object({ edit: v.literal('reset'), request }),
  ])
}

const createKey = (dataset: string) => `data.${dataset}`

function findActive({ edits, done }: Pick<History, 'edits' | 'done'>) {
  const applied = edits.slice(0, done)
  return applied.slice(applied.findLastIndex(({ edit }) => edit === 'reset') + 1)
}

export function createEdits(database: Database, initial: Datasets) {
  let datasets = initial
  let storage: KeyValueStorage | undefined
  const [dataset = ''] = Object.keys(datasets)
  const store = createStore<History>(() => ({ dataset, edits: [], done: 0, isUnstored: false }))
  const { getState } = store
  const Edit: v.GenericSchema<unknown, Edit> = createSchema(database)
  const limit = `The edits of a state can write at most ${maxWrites} rows. Undo some.`
  const schema = v.pipe(v.array(Edit), v.readonly(), v.check(areFew, limit))
  const Kept = v.object({ edits: v.array(v.unknown()), done: v.pipe(v.number(), v.integer(), v.minValue(0)) })
  const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), Kept), { edits: [], done: 0 })

  function show(next: Partial<History> = {}) {
    const history = { ...getState(), ...next }
    try {
      const rows = datasets[history.dataset]?.() ?? {}
      for (const table of new Set([...database.names, ...Object.keys(rows)])) database.seed(table, rows[table] ?? [])
    } catch (reason) {
      throw new Error(`Dataset "${history.dataset}" can't be used. ${String(reason)}`, { cause: reason })
    }
    for (const edit of findActive(history)) database.apply(edit)
    store.setState(history, true)
  }

  function load(dataset = getState().dataset) {
    const { edits: stored, done } = v.parse(Stored, storage?.getItem(createKey(dataset)))
    // Others are of a release with other columns.
    const isKnown = (edit: unknown): edit is Edit => v.is(Edit, edit)
    show({ dataset, edits: stored.filter(isKnown), done: stored.slice(0, done).filter(isKnown).length })
  }

  function findNext(step: -1 | 1) {
    const { edits, done } = getState()
    let next = Math.min(edits.length, Math.max(0, done + step))
    const getRequest = (index: number) => edits[index]?.request
    while (getRequest(next) !== undefined && getRequest(next) === getRequest(next - 1)) next += step
    return next
  }

  function apply(edit: object) {
    const { edits, done } = getState()
    const { success, output, issues } = v.safeParse(Edit, JSON.parse(JSON.stringify(edit)))
    if (!success) throw new Error(`Nothing has changed. ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`)
    const next = { edits: [...edits.slice(0, done), output], done: done + 1 }
    if (!areFew(findActive(next))) throw new Error(limit)
    database.apply(output)
    if (output.edit === 'reset') show(next)
    else store.setState(next)
  }

  store.subscribe(({ dataset, edits, done, isUnstored: before }) => {
    const isUnstored = storage?.setItem(createKey(dataset), JSON.stringify({ edits, done })) === false
    if (isUnstored !== before) store.setState({ isUnstored })
  })
  show()

  return {
    schema,
    subscribe: store.subscribe,
    /** Returns another object whenever the rows have changed. */
    getState,
    active: () => findActive(getState()),
    undo: () => show({ done: findNext(-1) }),
    redo: () => show({ done: findNext(1) }),
    useDataset: load,
    apply,

    useDatasets(next: Datasets) {
      datasets = next
      show()
    },

    persist(next: KeyValueStorage) {
      storage = next
      if (next.getItem(createKey(getState().dataset))) load()
    },

    /** The earlier edits can be restored by undoing. */
    replace(next: readonly Edit[]) {
      const { edits, done } = getState()
      const before: Edit[] = done > 0 ? [...edits.slice(0, done), { edit: 'reset' }] : []
      show({ edits: [...before, ...next], done: before.length + next.length })
    },

    clear() {
      for (const dataset of Object.keys(datasets)) storage?.setItem(createKey(dataset), '')
      load()
    },

    openTable(name: string, behavior: Behavior, request?: string): ResolverTable<Row> {
      const { isLongText, rows: change = (rows) => rows } = behavior
      const { columns, createRow } = database.find(name)
      const view = (row: Row) => (isLongText ? lengthenRow(columns, row) : row)
      const list = (rows: Row[]) => change(rows, (id) => completeRow(columns, createRow(id))).map(view)
      const find = (id: Id) => database.table(name).findFirst({ where: { id: { equals: id } } })

      function put(id: Id, cells: Partial<Row>) {
        const row = { ...cells, id }
        apply({ edit: 'put', table: name, row, request })
        return find(id) ?? completeRow(columns, row)
      }

      return {
        ...database.table(name, list, view),
        create: ({ id = database.createRow(name).id, ...cells }) => put(id, cells),
        update: (id, cells) => (find(id) ? put(id, cells) : null),
        delete(id) {
          const isKnown = find(id) !== null
          if (isKnown) apply({ edit: 'delete', table: name, id, request })
          return isKnown
        },
      }
    },
  }
}

export type Edits = ReturnType<typeof createEdits>
