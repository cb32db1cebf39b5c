import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export function Tag({ tone, children }: { tone?: 'sand'; children: ReactNode }) {
  return (
    <span className={`small ${styles.tag}`} data-tone={tone}>
      {children}
    </span>
  )
}
