import type { ReactNode } from 'react'
import styles from './Tag.module.css'

export function Tag({ tone = 'sage', children }: { tone?: 'sage' | 'sand' | 'outline'; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
