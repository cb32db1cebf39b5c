import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** If `linked`, the link marked `data-card-link` covers the whole card. */
export function Card({
  linked = false,
  tone = 'white',
  className,
  children,
}: {
  linked?: boolean
  tone?: 'white' | 'paper' | 'sage' | 'sand'
  className?: string
  children: ReactNode
}) {
  return (
    <article
      className={[styles.card, className].filter(Boolean).join(' ')}
      data-tone={tone}
      {...(linked && { 'data-linked': '' })}
    >
      {children}
    </article>
  )
}
