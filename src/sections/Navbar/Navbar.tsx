import { Menu, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { paths } from '@/content/paths'
import { useUi } from '@/stores/ui'
import { historyKey } from '@/ui/historyKey'
import { wide } from '@/ui/wide'
import { ButtonLink } from '@/ui/Button/Button'
import { Logo } from '@/ui/Logo/Logo'
import styles from './Navbar.module.css'
import { ServicesMenu } from './ServicesMenu'

function isOpen(menu: HTMLElement | null): menu is HTMLElement {
  return menu?.matches(':popover-open') ?? false
}

function close(menu: HTMLElement | null): void {
  if (isOpen(menu)) menu.hidePopover()
}

/** At 768 px and below the menu is a popover behind a button (spec section 2), which opens before the script is there. */
export function Navbar(props: Partial<Pick<typeof navigation, 'main' | 'actions'>>) {
  const { main, actions } = { ...navigation, ...props }
  const location = useLocation()
  const isMenuOpen = useUi((ui) => ui.isMenuOpen)
  const isServicesMenuOpen = useUi((ui) => ui.isServicesMenuOpen)
  const openedAt = useRef<unknown>(location.key)
  const menu = useRef<HTMLElement>(null)

  useLayoutEffect(() => useUi.setState({ isMenuOpen: isOpen(menu.current) }), [])

  useEffect(() => {
    if (isMenuOpen || isServicesMenuOpen) openedAt.current = historyKey()
  }, [isMenuOpen, isServicesMenuOpen])

  useLayoutEffect(() => {
    // What was opened while the page loaded stays open.
    if (openedAt.current === location.key) return
    close(menu.current)
    useUi.setState({ isServicesMenuOpen: false })
  }, [location])

  // A phone that is turned may become wide, where an open popover would cover the bar.
  useEffect(() => {
    const onChange = () => close(menu.current)
    const query = globalThis.matchMedia(wide)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }, [])

  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Logo />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="main-menu">
          {isMenuOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          <span className="visually-hidden">{isMenuOpen ? navigation.closeMenu : navigation.openMenu}</span>
        </button>
        <nav
          id="main-menu"
          ref={menu}
          popover="auto"
          aria-label={navigation.label}
          className={styles.nav}
          onToggle={({ newState }) => useUi.setState({ isMenuOpen: newState === 'open' })}
        >
          <ul className={styles.items}>
            {main.map(({ within = [], ...item }) => {
              const isWithin = within.some((pattern) => matchPath(pattern, location.pathname))
              return (
                <li key={item.text} className={styles.item}>
                  {item.kind === 'menu' ? (
                    <ServicesMenu {...item} isWithin={isWithin} />
                  ) : isWithin ? (
                    <Link to={item.to} aria-current="true" className={styles.link}>
                      {item.text}
                    </Link>
                  ) : (
                    <NavLink to={item.to} end={item.to === paths.home} className={styles.link}>
                      {item.text}
                    </NavLink>
                  )}
                </li>
              )
            })}
          </ul>
          <p className={styles.actions}>
            {actions.map(({ text, to }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
                {text}
              </ButtonLink>
            ))}
          </p>
        </nav>
      </div>
    </header>
  )
}
