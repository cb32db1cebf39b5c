import type { ReactNode } from 'react'
import styles from './Card.module.css'

/** If `linked`, the link marked `data-card-link` covers the whole card. */
export function Card({
  linked = false,
  className,
  children,
}: {
  /** Makes the whole card the target of its link. */
  linked?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <article className={[styles.card, className].filter(Boolean).join(' ')} {...(linked && { 'data-linked': '' })}>
      {children}
    </article>
  )
}
