import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import styles from './Notice.module.css'

const icons = { error: CircleAlert, info: Info }

/**
 * A message about what a visitor just did, or why they are here. Data that is loading, empty or failed has a State instead.
 * Screen readers announce errors (role alert), but not information.
 */
export function Notice({
  tone,
  children,
  ref,
}: {
  tone: keyof typeof icons
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  const Icon = icons[tone]
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      ref={ref}
      {...(ref && { tabIndex: -1 })}
      {...(tone === 'error' && { role: 'alert' })}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
