/** Loads framer-motion, which no page needs before it moves. */
export function loadMotion() {
  return import('./dom')
}
