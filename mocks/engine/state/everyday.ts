/** Keys of the tab's storage: its state, and the edits of the first dataset. */
export const stateKey = 'state'
export const storedEveryday = 'default'

/** What a document knows of its state before the backend's code has loaded. */
export interface DocumentState {
  location: { search: string; hash: string; origin: string }
  /** The page that led here. */
  referrer: string
  /** Reads the tab's storage. May throw. */
  read: (key: string) => string | null
}

/**
 * Whether the backend will respond as it did while the page was prerendered. Also runs inside the documents, as text: it uses
 * nothing outside itself.
 */
export function isEveryday({ location, referrer, read }: DocumentState): boolean {
  const named = /[?&](scenario|mock|as|expires)=|#state=/
  if (named.test(location.search + location.hash)) return false
  try {
    // A new tab takes over the state of the page that opened it.
    const state =
      read('state') ?? (referrer.startsWith(location.origin) && named.test(referrer) ? 'inherited' : 'default')
    return state === 'default' && !/"done":[1-9]/.test(read('data.agency') ?? '')
  } catch {
    return true
  }
}
