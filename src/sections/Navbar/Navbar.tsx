import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { paths } from '@/content/paths'
import { useUi } from '@/stores/ui'
import { Logo } from '@/ui/Logo/Logo'
import styles from './Navbar.module.css'
import { ServicesMenu } from './ServicesMenu'

/** At 768 px and below the menu is behind a button (spec section 2). */
export function Navbar() {
  const location = useLocation()
  const { isMenuOpen, closeMenus } = useUi()
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useLayoutEffect(closeMenus, [location, closeMenus])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isMenuOpen) return
    closeMenus()
    toggle.current?.focus()
  }

  return (
    <header
      className={styles.header}
      ref={header}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !header.current?.contains(event.relatedTarget)) useUi.setState({ isMenuOpen: false })
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
          aria-expanded={isMenuOpen}
          aria-controls="main-menu"
          onClick={() => useUi.setState({ isMenuOpen: !isMenuOpen })}
        >
          {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="visually-hidden">{isMenuOpen ? navigation.closeMenu : navigation.openMenu}</span>
        </button>
        <nav id="main-menu" aria-label={navigation.label} className={styles.nav} data-open={isMenuOpen || undefined}>
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
