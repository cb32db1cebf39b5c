import type { ReactNode } from 'react'
import { Transition } from '../Motion/Transition'
import styles from './Travel.module.css'

/**
 * Moves an element from one page to the next: both pages have one of the same name. A card has its name only once it is
 * chosen: the named cards of a list that a search changes would begin a view transition, in which React misses what is
 * typed.
 */
export function Travel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Transition name={name} share={styles.travel ?? 'auto'}>
      {children}
    </Transition>
  )
}
