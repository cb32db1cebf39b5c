import { useSyncExternalStore } from 'react'
import { reducedMotion } from './reducedMotion'

function subscribe(changed: () => void) {
  const list = globalThis.matchMedia(reducedMotion)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Returns false while prerendering. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(reducedMotion).matches,
    () => false,
  )
}
