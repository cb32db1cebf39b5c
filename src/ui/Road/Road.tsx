import type { ReactNode } from 'react'
import styles from './Road.module.css'

export function Road({
  isAhead,
  isAcross,
  className = '',
  children,
}: {
  /** Dashed, and today is the first item instead of the last. */
  isAhead?: boolean
  /** Side by side where the band has room. */
  isAcross?: boolean
  className?: string
  /** A list item for each stop. */
  children: ReactNode
}) {
  return (
    <ol className={`${styles.road} ${className}`} data-ahead={isAhead} data-across={isAcross}>
      {children}
    </ol>
  )
}
