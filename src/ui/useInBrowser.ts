import { useSyncExternalStore } from 'react'

/** A page may be open from one day to the next. */
function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000)
  return () => clearInterval(timer)
}

/** Returns undefined while prerendering and hydrating. */
export function useInBrowser<Value extends string>(read: () => Value | undefined): Value | undefined {
  return useSyncExternalStore<Value | undefined>(everyMinute, read, () => undefined)
}
