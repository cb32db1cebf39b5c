import type { ReactNode } from 'react'
import styles from './FormSheet.module.css'

export function FormSheet({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={`raised ${styles.sheet}`}>{children}</div>
      {aside}
    </div>
  )
}
