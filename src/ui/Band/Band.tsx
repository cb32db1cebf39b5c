import { type ReactNode, useRef } from 'react'
import type { Link } from '@/content/paths'
import { rowsAttribute } from '@/protocol'
import { ButtonLink } from '../Button/Button'
import styles from './Band.module.css'
import { FocusFallback } from './FocusFallback'

export type Tone = 'paper' | 'white' | 'sage' | 'sand' | 'ink'

export type Action = Link & { variant?: 'secondary' | 'quiet' }

/** Owns a section's width, background and vertical rhythm. */
export function Band({
  id,
  tone,
  title,
  label,
  intro,
  action,
  isBeside,
  hasRows,
  pad,
  children,
}: {
  id?: string
  tone?: Tone
  title?: string
  /** For screen readers, in a band without a title. */
  label?: string
  intro?: string
  /** Shown beside the heading. */
  action?: Action
  /** On wide screens the heading has its own column and is sticky. */
  isBeside?: boolean
  /** Whether it shows responses: the demo hides them while they are not true yet. */
  hasRows?: boolean
  /** Half the usual space above and below. */
  pad?: 'less'
  children: ReactNode
}) {
  const section = useRef<HTMLElement>(null)
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.band}
      data-tone={tone}
      data-pad={pad}
      {...(__MOCK_BACKEND__ && hasRows && { [rowsAttribute]: true })}
      ref={section}
      // The heading may not be laid out yet, and names nothing then.
      aria-label={title ?? label}
    >
      <div className={styles.container} data-beside={isBeside || undefined}>
        {title && (
          <header className={`ends ${styles.header}`}>
            <div className={styles.words}>
              <h2>{title}</h2>
              {intro && <p className="lead">{intro}</p>}
            </div>
            {action && <ButtonLink variant="secondary" {...action} />}
          </header>
        )}
        <FocusFallback value={section}>{children}</FocusFallback>
      </div>
    </section>
  )
}
