import { type ReactNode, ViewTransition } from 'react'
import styles from './Travel.module.css'

/**
 * Moves an element from one page to the next: both pages have one of the same name. React names the two only while they
 * travel. A page may have a name once.
 */
export function Travel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ViewTransition name={name} share={styles.travel ?? 'auto'} default="none">
      {children}
    </ViewTransition>
  )
}
