import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { NavLink } from 'react-router-dom'
import type { Menu } from '@/content/navigation'
import { useUi } from '@/stores/ui'
import { wide } from '@/ui/wide'
import styles from './Navbar.module.css'

/** How long the menu stays open after the pointer leaves it, in ms. */
const closeDelay = 200

function isWide(): boolean {
  return globalThis.matchMedia(wide).matches
}

/** The services dropdown opens on hover on wide screens (spec section 2), and everywhere on click, Enter or Space. */
export function ServicesMenu({ text, sections, isWithin }: Menu & { isWithin: boolean }) {
  const open = useUi((ui) => ui.isServicesMenuOpen)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])

  function setOpen(next: boolean) {
    useUi.setState({ isServicesMenuOpen: next })
  }

  function hover(event: PointerEvent, over: boolean) {
    if (event.pointerType !== 'mouse' || !isWide()) return
    clearTimeout(leaving.current)
    if (over) setOpen(true)
    else leaving.current = setTimeout(() => setOpen(false), closeDelay)
  }

  function onClick({ nativeEvent }: MouseEvent) {
    // A mouse is over the menu when it clicks and has opened it already: the click must not close it again.
    const byMouse = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse'
    setOpen(!open || (byMouse && isWide()))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div
      className={styles.services}
      ref={root}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget: next }) => {
        // A new page moves the focus to main; a menu opened while it loaded stays open.
        if (next && next.id !== 'main' && !root.current?.contains(next)) setOpen(false)
      }}
    >
      <button
        type="button"
        ref={button}
        className={styles.link}
        aria-expanded={open}
        aria-current={isWithin || undefined}
        aria-controls={id}
        onClick={onClick}
      >
        {text}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={id} className={styles.dropdown} hidden={!open}>
        <div className={styles.panel}>
          {sections.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.area} id={`${id}-${title}`}>
                {title}
              </p>
              <ul aria-labelledby={`${id}-${title}`}>
                {links.map((link) => (
                  <li key={link.to}>
                    <NavLink to={link.to} className={styles.service}>
                      {link.text}
                      <span className={styles.hint}>{link.hint}</span>
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
