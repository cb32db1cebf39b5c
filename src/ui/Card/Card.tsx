import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Card.module.css'

export function Card({ className, children }: { className?: string; children: ReactNode }) {
  return <article className={`raised ${styles.card} ${className ?? ''}`}>{children}</article>
}

/** A link that covers the Card or the positioned row that it is in: a click anywhere follows it. */
export function CardLink({ arrow, children, ...link }: Omit<LinkProps, 'className'> & { arrow?: boolean }) {
  return (
    <Link {...link} className={styles.link}>
      {children}
      {arrow && <ArrowRight className="arrow-onward" />}
    </Link>
  )
}
