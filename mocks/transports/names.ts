/** Where everything that the mock keeps begins in the browser's storage. */
export const storagePrefix = 'alderway.mock.'

export const frameName = 'alderway-isolated'

/** Whether this page is a frame of the gallery: alone with its state, without a service worker and without the panel. */
export const isIsolatedFrame = (): boolean => globalThis.window.name === frameName

/** The service worker's script, next to the site's documents (scripts/vite/mockWorker.ts). */
export const workerScript = 'mockServiceWorker.js'
