import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavLink } from 'react-router-dom'
import type { Menu } from '@/content/navigation'
import { isPlainClick } from '@/ui/isPlainClick'
import { wide } from '@/ui/useMedia'
import styles from './Navbar.module.css'

/** After the pointer leaves, in ms. */
const closeDelay = 200

/** A page that loads takes the focus to main: a menu opened meanwhile stays open. */
export function hasLeft({ currentTarget, relatedTarget: next }: FocusEvent) {
  return next !== null && next.id !== 'main' && !currentTarget.contains(next)
}

/** Else it is a list in the phone's menu: closed by a press, it would move the links below from under the finger. */
const isDropdown = () => matchMedia(wide).matches

/** Opens on click, and on wide screens on hover (spec section 2). */
export function ServicesMenu({
  text,
  sections,
  isWithin,
  onLeave,
}: Menu & {
  isWithin: boolean
  /** Called when a link is followed. */
  onLeave: () => void
}) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHovered = useRef(false)

  useEffect(() => () => clearTimeout(leaving.current), [])

  function close() {
    setOpen(false)
    // In a bar that sticks, the button is always in view.
    if (root.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true })
  }

  const onElsewhere = useEffectEvent(close)

  useEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const { signal } = listening
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === 'Escape') onElsewhere()
    }
    function closeOnPressOutside({ target }: Event) {
      if (target instanceof Node && !root.current?.contains(target) && isDropdown()) onElsewhere()
    }
    // Not listeners of the menu: opened by hover, it has no focus inside (WCAG 1.4.13), and text takes none.
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeOnPressOutside, { signal })
    addEventListener('popstate', onElsewhere, { signal })
    return () => listening.abort()
  }, [isOpen])

  function hover(event: PointerEvent, isOver: boolean) {
    if (event.pointerType !== 'mouse' || !isDropdown()) return
    clearTimeout(leaving.current)
    isHovered.current = isOver
    if (isOver) setOpen(true)
    else leaving.current = setTimeout(close, closeDelay)
  }

  function toggle({ detail }: MouseEvent) {
    const isByKey = detail === 0
    // Hover has opened it already: the click of a mouse must not close it.
    setOpen(!isOpen || (isHovered.current && !isByKey))
  }

  function leave(event: MouseEvent) {
    if (!isPlainClick(event)) return
    close()
    onLeave()
  }

  return (
    <div
      className={styles.services}
      ref={root}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => {
        if (hasLeft(event) && isDropdown()) setOpen(false)
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.link}
        aria-expanded={isOpen}
        aria-current={isWithin || undefined}
        onClick={toggle}
      >
        {text}
        <ChevronDown className={styles.chevron} />
      </button>
      <div className={styles.dropdown} hidden={!isOpen}>
        <div className={styles.panel}>
          {sections.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.area}>{title}</p>
              <ul aria-label={title}>
                {links.map((link) => (
                  <li key={link.to}>
                    <NavLink to={link.to} className={`bold ${styles.service}`} onClick={leave}>
                      {link.text} <span className={`small ${styles.hint}`}>{link.hint}</span>
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
