import { useMedia } from '../useMedia'

const reducedMotion = '(prefers-reduced-motion: reduce)'

export function scrollBehavior() {
  return matchMedia(reducedMotion).matches ? 'instant' : 'smooth'
}

export function usePrefersReducedMotion() {
  return useMedia(reducedMotion)
}
