import { loadCode } from '../loadCode'

/** Loads framer-motion, which no page needs before it moves. */
export function loadMotion() {
  return loadCode(() => import('./dom'))
}
