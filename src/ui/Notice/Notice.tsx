import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import type { ReactNode, Ref } from 'react'
import styles from './Notice.module.css'

const icons = { error: CircleAlert, info: Info }

export function Notice({
  tone,
  label,
  children,
  ref,
}: {
  tone: keyof typeof icons
  /** For screen readers: makes it a group that can take the focus. */
  label?: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}) {
  const Icon = icons[tone]
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      ref={ref}
      {...(label && { role: 'group', 'aria-label': label, tabIndex: -1 })}
    >
      <Icon />
      <div>{children}</div>
    </div>
  )
}
