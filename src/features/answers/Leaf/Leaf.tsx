import { useLayoutEffect } from 'react'
import { promise } from '@/content/promise'
import { useDueDay } from '../useDueDay'
import styles from './Leaf.module.css'
import { showDueDay } from './showDueDay'

export function Leaf({
  size,
  tears,
}: {
  size: 'first' | 'small' | 'sent'
  /** Whether a sheet tears off for each working day from today on. */
  tears?: boolean
}) {
  const { band, figure, month } = promise.undated
  // For pages without the inline script, or open at midnight.
  const day = useDueDay()
  useLayoutEffect(showDueDay, [day])
  return (
    <span className={`paper ${styles.leaf}`} data-size={size} aria-hidden>
      <span className={styles.band} data-undated={band} />
      <span className={styles.figure} data-undated={figure} />
      <span className={styles.month} data-undated={month} />
      {tears && [1, 2, 3].map((sheet) => <span key={sheet} className={styles.sheet} />)}
    </span>
  )
}

/** The small leaf of another day, such as "Nov" and "30". */
export function DayLeaf({ band, figure }: { band: string | undefined; figure: number }) {
  return (
    <span className={`paper ${styles.leaf}`} data-size="day" aria-hidden>
      <span className={styles.band}>{band}</span>
      <span className={styles.figure}>{figure}</span>
    </span>
  )
}
