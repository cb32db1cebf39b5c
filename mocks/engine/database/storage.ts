/** Storage that never throws. */
export interface KeyValueStorage {
  getItem: (key: string) => string | null
  /** Returns false if the value is lost on reload. */
  setItem: (key: string, value: string) => unknown
}

/** The part of a storage whose keys begin with a prefix. */
export function withPrefix(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
  }
}
