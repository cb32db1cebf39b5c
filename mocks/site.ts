/** What the backend's tools may do with the site that they run beside. */
export interface Site {
  /** Asks anew for all that is on screen. */
  refetch: () => void
  signIn: (token: string) => void
  signOut: () => void
  isSignedIn: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** The name of a window that keeps its state to itself: the frames of the state wall. See src/stores/safeStorage.ts. */
export const frameName = 'alderway-alone'

/** The service worker's script, where the site is served (scripts/vite/mockWorker.ts). */
export const workerScript = 'mockServiceWorker.js'
