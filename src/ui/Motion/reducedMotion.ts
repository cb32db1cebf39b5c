export const reducedMotion = '(prefers-reduced-motion: reduce)'

export function scrollBehavior(): ScrollBehavior {
  return globalThis.matchMedia(reducedMotion).matches ? 'instant' : 'smooth'
}
