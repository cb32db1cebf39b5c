/** Where everything that the mock keeps begins in the browser's storage. */
export const storagePrefix = 'alderway.mock.'

/** The window name of the gallery's frames, which keep their state to themselves. */
export const frameName = 'alderway-isolated'

/** Paths of the three services on the mock server, as the site's default addresses have them. */
export const serverPaths = { admin: '/api', local: '', news: '/news' }

/** Addresses of the three services on a mock server. */
export function serverBases(origin: string): typeof serverPaths {
  const { admin, local, news } = serverPaths
  return { admin: origin + admin, local: origin + local, news: origin + news }
}

/** The service worker's script, next to the site's documents (scripts/vite/mockWorker.ts). */
export const workerScript = 'mockServiceWorker.js'
