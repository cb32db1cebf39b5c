import { useSyncExternalStore } from 'react'

function noChanges() {
  return () => undefined
}

/** Returns undefined while prerendering and hydrating. */
export function useInBrowser<Value extends string>(read: () => Value | undefined): Value | undefined {
  return useSyncExternalStore<Value | undefined>(noChanges, read, () => undefined)
}
