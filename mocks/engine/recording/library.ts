import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { Recording } from './recording'

const store = 'recordings'
const list = createStore<readonly Recording[]>(() => [])
let loading: Promise<void> | undefined

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('alderway.mock', 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'name' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB is not available.')))
  })
}

/** Works on the recordings. Returns undefined if the browser blocks its storage, or has no room. */
async function run<Result>(act: (recordings: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
  try {
    const database = await open()
    const transaction = database.transaction(store, 'readwrite')
    const request = act(transaction.objectStore(store))
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve)
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
    })
    database.close()
    return request.result
  } catch {
    return undefined
  }
}

function show(recordings: readonly Recording[]): void {
  const latest = ({ responses }: Recording) => responses.at(-1)?.at ?? ''
  list.setState(
    recordings.toSorted((one, other) => latest(other).localeCompare(latest(one))),
    true,
  )
}

async function load(): Promise<void> {
  const stored = (await run<unknown[]>((recordings) => recordings.getAll())) ?? []
  const readable = stored.flatMap((one) => {
    const { success, output } = v.safeParse(Recording, one)
    return success ? [output] : []
  })
  show(readable)
}

/** The recordings that this browser keeps, by name. */
export const library = {
  subscribe: list.subscribe,
  /** Those that are loaded, the newest first. */
  get: list.getState,
  load: () => (loading ??= load()),

  /** Replaces the recording of that name. Returns false if it is lost on reload. */
  async put(recording: Recording): Promise<boolean> {
    await library.load()
    const others = list.getState().filter(({ name }) => name !== recording.name)
    show([...others, recording])
    return (await run((recordings) => recordings.put(recording))) !== undefined
  },

  /** Adds a recording that may have the name of another one. Returns it with the name that it has here. */
  async add(recording: Recording): Promise<Recording> {
    await library.load()
    const isOther = (name: string) =>
      list.getState().some((one) => one.name === name && JSON.stringify(one) !== JSON.stringify({ ...recording, name }))
    let { name } = recording
    for (let copy = 2; isOther(name); copy += 1) name = `${recording.name} (${copy})`
    const added = name === recording.name ? recording : { ...recording, name }
    await library.put(added)
    return added
  },

  async remove(name: string): Promise<void> {
    show(list.getState().filter((one) => one.name !== name))
    await run((recordings) => recordings.delete(name))
  },
}
