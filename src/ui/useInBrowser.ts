import { useSyncExternalStore } from 'react'

function noChanges() {
  return () => undefined
}

/** Returns undefined while prerendering and hydrating. */
export function useInBrowser<Value extends string | boolean>(
  read: () => Value | undefined,
  subscribe: (onChange: () => void) => () => void = noChanges,
) {
  return useSyncExternalStore(subscribe, read, () => undefined)
}
