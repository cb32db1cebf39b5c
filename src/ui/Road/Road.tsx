import type { ReactNode } from 'react'
import styles from './Road.module.css'

/** What happens one after the other, as a road downward: a dot for each item, the last one colored. */
export function Road({
  className = '',
  children,
}: {
  /** For a section that lays the road out across. */
  className?: string | undefined
  /** A list item for each stop. */
  children: ReactNode
}) {
  return <ol className={`${styles.road} ${className}`}>{children}</ol>
}
