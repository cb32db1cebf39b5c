import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ComponentProps, MouseEvent } from 'react'
import { Link, type LinkProps, useLocation } from 'react-router-dom'
import { isPlainClick } from '../isPlainClick'
import styles from './Button.module.css'

interface Look {
  /** `primary` is the one action of a view, `secondary` goes beside it, `quiet` into text and lists. */
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 's'
}

export function Button({
  variant = 'primary',
  size,
  type = 'button',
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      className={`with-icon bold ${styles.button} ${className ?? ''}`}
      data-variant={variant}
      data-size={size}
      type={type}
      {...rest}
    />
  )
}

/** A focus alone shows the middle of what is higher than the window. */
function goTo(id: string, event: MouseEvent) {
  if (!isPlainClick(event)) return
  // The entry that Back returns to keeps its place first.
  queueMicrotask(() => {
    const place = document.getElementById(id)
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  })
}

/** A link to a place on the same page keeps the history state and moves the focus there. */
export function ButtonLink({
  text,
  variant = 'primary',
  size,
  ...rest
}: Look & Omit<LinkProps, 'className' | 'children'> & { text: string }) {
  const { state } = useLocation()
  const place = typeof rest.to === 'string' && rest.to.startsWith('#') ? rest.to.slice(1) : undefined
  return (
    <Link
      className={`with-icon bold ${styles.button}`}
      data-variant={variant}
      data-size={size}
      {...(place && { state, onClick: (event) => goTo(place, event) })}
      {...rest}
    >
      {text}
    </Link>
  )
}

export function BackLink({ text, ...link }: Pick<LinkProps, 'to' | 'state'> & { text: string }) {
  return (
    <Link {...link} className={`with-icon bold ${styles.back}`} data-screen-only="">
      <ArrowLeft />
      {text}
    </Link>
  )
}
