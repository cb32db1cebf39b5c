import type { ReactNode } from 'react'
import { Transition } from '../Motion/Transition'
import styles from './Travel.module.css'
import { useArrival } from './useTraveler'

/** Moves an element from one page to the next: both pages have one of the same name. A card's comes from useTraveler. */
export function Travel({ name, children }: { name: string; children: ReactNode }) {
  useArrival(name)
  return (
    <Transition name={name} share={styles.travel ?? 'auto'}>
      {children}
    </Transition>
  )
}
