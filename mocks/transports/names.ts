import type { KeyValueStorage } from '../engine/database/edits'

export function getStoragePrefix(backend: string) {
  return `${backend}.mock.`
}

export function selectStorage(backend: string, storage: KeyValueStorage): KeyValueStorage {
  const prefix = getStoragePrefix(backend)
  return {
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
  }
}

export const frameName = 'mock-isolated'

/** Frames of the gallery have no service worker and no panel. */
export const isIsolatedFrame = () => window.name === frameName

export const workerScript = 'mockServiceWorker.js'

export const filesName = 'offline.json'

/** Hosts send it for an address without a document: it shows any page. */
export const shellName = '404.html'

/** Demos below different paths of one host keep their own files. */
export const findCacheName = (basePath: string) => `demo ${basePath}`
