import type { ReactNode } from 'react'
import styles from './FormSheet.module.css'

/** A form on a sheet of its own. `aside` stands next to it, or below where there is no room. */
export function FormSheet({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.sheet}>{children}</div>
      {aside}
    </div>
  )
}
