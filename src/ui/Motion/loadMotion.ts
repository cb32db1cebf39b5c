/** No page needs framer-motion before it moves. */
export function loadMotion() {
  return import('./dom')
}
