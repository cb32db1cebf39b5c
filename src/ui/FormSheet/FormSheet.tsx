import type { ReactNode } from 'react'
import styles from './FormSheet.module.css'

export function FormSheet({
  aside,
  onFocus,
  children,
}: {
  aside?: ReactNode
  onFocus?: () => void
  children: ReactNode
}) {
  return (
    <div className={styles.columns}>
      <div className={`raised ${styles.sheet}`} onFocus={onFocus}>
        {children}
      </div>
      {aside}
    </div>
  )
}
