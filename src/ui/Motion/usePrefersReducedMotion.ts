import { useMedia } from '../useMedia'

const reducedMotion = '(prefers-reduced-motion: reduce)'

export function scrollBehavior(): ScrollBehavior {
  return globalThis.matchMedia(reducedMotion).matches ? 'instant' : 'smooth'
}

/** Returns false while prerendering. */
export function usePrefersReducedMotion(): boolean {
  return useMedia(reducedMotion)
}
