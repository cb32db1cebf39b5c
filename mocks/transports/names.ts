/** Where everything that the mock keeps begins in the browser's storage. */
export const storagePrefix = 'alderway.mock.'

/** The window name of the gallery's frames, which keep their state to themselves. */
export const frameName = 'alderway-isolated'

/** The service worker's script, next to the site's documents (scripts/vite/mockWorker.ts). */
export const workerScript = 'mockServiceWorker.js'
