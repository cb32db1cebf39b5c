import { useMedia } from '../useMedia'
import { reducedMotion } from './reducedMotion'

/** Returns false while prerendering. */
export function usePrefersReducedMotion(): boolean {
  return useMedia(reducedMotion)
}
