import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import styles from './Notice.module.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

/** A message in the page. Errors and successes are read out at once (role alert), information is not. */
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
    <div className={styles.notice} data-tone={tone} tabIndex={-1} ref={ref} {...(tone !== 'info' && { role: 'alert' })}>
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}

/** For a Notice's `ref`: it takes the focus when it appears, so that it is seen and read wherever the page stood. */
export function takeFocus(notice: HTMLDivElement | null): void {
  notice?.focus()
}
