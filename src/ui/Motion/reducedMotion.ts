/** The visitor's wish for less motion, as the browser is asked for it. */
export const reducedMotion = '(prefers-reduced-motion: reduce)'

/** How the page scrolls: smoothly, or at once for who asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return globalThis.matchMedia(reducedMotion).matches ? 'instant' : 'smooth'
}
