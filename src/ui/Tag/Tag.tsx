import type { ReactNode } from 'react'
import styles from './Tag.module.css'

/** For a word that sorts: type, level, category. Not for actions or counts. */
export function Tag({ tone, children }: { tone?: 'sand'; children: ReactNode }) {
  return (
    <span className={`small ${styles.tag}`} data-tone={tone}>
      {children}
    </span>
  )
}
