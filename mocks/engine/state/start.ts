import { type KeyValueStorage, settingsKey } from '../storage'

// Loads with every page, before the backend: the first frame depends on it.

/** The parameters that name a state in an address. mocks/early.js has them too. */
export const stateParams = ['scenario', 'mock', 'as', 'expires', 'now'] as const

/** Whether a query names a state. */
export function namesState(search: string): boolean {
  const params = new URLSearchParams(search)
  return stateParams.some((name) => params.has(name))
}

/** The query of the page of this site that opened this one, as in a new tab. */
function queryOf(referrer: string): string {
  const url = URL.canParse(referrer) ? new URL(referrer) : undefined
  return url && url.origin === globalThis.location.origin ? url.search : ''
}

/** Whether this document was opened before in this tab: then what has been set since counts, not the address. */
export function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate'
}

export interface Opening {
  search: string
  /** The page that led here. */
  referrer?: string
}

/** The query with the state that a page starts in, and where it is from: the address, the tab, or the page that opened it. */
export function findStart({ search, referrer = '' }: Opening, tab: Pick<KeyValueStorage, 'getItem'>) {
  const stored = tab.getItem(settingsKey)
  if (stored !== null && (isRevisit() || !namesState(search))) return { from: 'tab', query: stored } as const
  if (namesState(search)) return { from: 'address', query: search } as const
  return { from: 'opener', query: queryOf(referrer) } as const
}

/** Reads `2026-12-24`, its midnight, or `2026-12-24T17:30`, here: milliseconds since 1970. NaN for any other text. */
export function parseNow(text: string): number {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  const date = new Date(`${day}T${time}`)
  // Date reads 30 February as a day in March.
  return date.getDate() === Number(day.slice(8)) ? date.getTime() : Number.NaN
}

/** Returns a clock that shows the time now, and goes on from there. Without one, or with an unreadable one, the device's. */
export function startClock(now: string | null | undefined): () => number {
  const offset = parseNow(now ?? '') - Date.now() || 0
  return () => Date.now() + offset
}
