import type { ReactNode } from 'react'
import { Transition } from '../Motion/Transition'
import styles from './Travel.module.css'
import { useArrival } from './useTraveler'

/** Moves an element to one of the same name on the next page. A card's name comes from useTraveler. */
export function Travel({ name, children }: { name: string; children: ReactNode }) {
  useArrival(name)
  return (
    <Transition name={name} share={styles.travel ?? 'auto'}>
      {children}
    </Transition>
  )
}
