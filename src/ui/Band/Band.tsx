import { type ReactNode, useId } from 'react'
import styles from './Band.module.css'

/** The ground a band stands on. */
export type Tone = 'paper' | 'white' | 'sage' | 'sand' | 'ink'

/** A section's place on the page: owns width, ground and rhythm. What stands inside is the section's own. */
export function Band({
  tone = 'paper',
  title,
  intro,
  action,
  align = 'start',
  layout = 'stacked',
  children,
}: {
  tone?: Tone
  title?: string
  intro?: string
  /** Stands beside the heading: a link on. */
  action?: ReactNode
  align?: 'start' | 'center'
  /** beside: on wide screens the heading stands in a column of its own and stays in sight while the content passes. */
  layout?: 'stacked' | 'beside'
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.band} data-tone={tone} tabIndex={-1} {...(title && { 'aria-labelledby': id })}>
      <div className={styles.container} data-layout={layout}>
        {title && (
          <header className={styles.header} data-align={align}>
            <div className={styles.words}>
              <h2 id={id}>{title}</h2>
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
