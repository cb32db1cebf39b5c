import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link, type Location, NavLink, useLocation } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { paths } from '@/content/paths'
import { Logo } from '@/ui/Logo/Logo'
import styles from './Navbar.module.css'
import { ServicesMenu } from './ServicesMenu'

/** At 768 px and below the menu is behind a button (spec section 2). */
export function Navbar() {
  const location = useLocation()
  const [openedAt, setOpenedAt] = useState<Location>()
  // Back restores a location's key but makes a new object, so any navigation closes the menu.
  const menuOpen = openedAt === location
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  function setMenuOpen(open: boolean) {
    setOpenedAt(open ? location : undefined)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menuOpen) return
    setMenuOpen(false)
    toggle.current?.focus()
  }

  return (
    <header
      className={styles.header}
      ref={header}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !header.current?.contains(event.relatedTarget)) setMenuOpen(false)
      }}
    >
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Logo />
        </Link>
        <button
          type="button"
          ref={toggle}
          className={styles.toggle}
          aria-expanded={menuOpen}
          aria-controls="main-menu"
          onClick={() => setMenuOpen(!menuOpen)}
        >
          {menuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="visually-hidden">{menuOpen ? navigation.closeMenu : navigation.openMenu}</span>
        </button>
        <nav id="main-menu" aria-label={navigation.label} className={styles.nav} data-open={menuOpen || undefined}>
          <ul className={styles.items}>
            {navigation.main.map((item) => (
              <li key={item.text} className={styles.item}>
                {item.kind === 'menu' ? (
                  <ServicesMenu {...item} />
                ) : (
                  <NavLink to={item.to} end={item.to === paths.home} className={styles.link}>
                    {item.text}
                  </NavLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
