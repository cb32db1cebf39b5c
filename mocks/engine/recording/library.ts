import * as v from 'valibot'
import { Recording } from './recording'

const store = 'recordings'

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

function latest({ responses }: Recording): string {
  return responses.at(-1)?.at ?? ''
}

/** The recordings that this browser keeps, by name. */
export const library = {
  /** All of them, the newest first. */
  async list(): Promise<Recording[]> {
    const stored = (await run<unknown[]>((recordings) => recordings.getAll())) ?? []
    const readable = stored.flatMap((one) => {
      const { success, output } = v.safeParse(Recording, one)
      return success ? [output] : []
    })
    return readable.toSorted((one, other) => latest(other).localeCompare(latest(one)))
  },

  get: async (name: string): Promise<Recording | undefined> =>
    (await library.list()).find((recording) => recording.name === name),

  /** Keeps a recording that may have the name of another one. Returns it with the name that it has here. */
  async add(recording: Recording): Promise<Recording> {
    const stored = await library.list()
    const names = new Set(stored.map(({ name }) => name))
    const isKnown = stored.some((one) => JSON.stringify(one) === JSON.stringify(recording))
    if (isKnown || !names.has(recording.name)) {
      await library.put(recording)
      return recording
    }
    let copy = 2
    while (names.has(`${recording.name} (${copy})`)) copy += 1
    const added = { ...recording, name: `${recording.name} (${copy})` }
    await library.put(added)
    return added
  },

  /** Replaces the recording of that name. Returns false if it is lost on reload. */
  put: async (recording: Recording): Promise<boolean> =>
    (await run((recordings) => recordings.put(recording))) !== undefined,

  remove: (name: string) => run((recordings) => recordings.delete(name)),
}
