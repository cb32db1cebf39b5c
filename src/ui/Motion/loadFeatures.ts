import { loadCode } from '../loadCode'

/** Loads the part of framer-motion that animates. */
export function loadFeatures() {
  return loadCode(() => import('./features'))
}
