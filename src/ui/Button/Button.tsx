import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

/** `primary` is the one action of a view, `secondary` goes beside it, `quiet` into text and lists. */
type Variant = 'primary' | 'secondary' | 'quiet'
type Size = 'm' | 's'

interface Look {
  variant?: Variant
  size?: Size
}

export function Button({
  variant = 'primary',
  size = 'm',
  type = 'button',
  className,
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      type={type}
      {...rest}
    />
  )
}

/** The browser itself scrolls to a place on the same page. */
export function ButtonLink({
  variant = 'primary',
  size = 'm',
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      reloadDocument={typeof rest.to === 'string' && rest.to.startsWith('#')}
      {...rest}
    />
  )
}
