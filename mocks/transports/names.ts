import type { KeyValueStorage } from '../engine/database/edits'

export function getStoragePrefix(backend: string): string {
  return `${backend}.mock.`
}

export function selectStorage(backend: string, { getItem, setItem }: KeyValueStorage): KeyValueStorage {
  const prefix = getStoragePrefix(backend)
  return {
    getItem: (key) => getItem(prefix + key),
    setItem: (key, value) => setItem(prefix + key, value),
  }
}

export const frameName = 'mock-isolated'

/** Whether this page is a frame of the gallery, without a service worker and a panel. */
export const isIsolatedFrame = (): boolean => globalThis.window.name === frameName

export const workerScript = 'mockServiceWorker.js'
