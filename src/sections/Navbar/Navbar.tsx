import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react'
import { Link, type LinkProps, matchPath, NavLink, useLocation } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { paths } from '@/content/paths'
import { isPlainClick } from '@/ui/isPlainClick'
import { returnToTop } from '@/ui/scrollToTop'
import { wide } from '@/ui/useMedia'
import { ButtonLink } from '@/ui/Button/Button'
import { Logo } from '@/ui/Logo/Logo'
import styles from './Navbar.module.css'
import { hasLeft, ServicesMenu } from './ServicesMenu'

/** At 768 px and below the menu is a popover (spec section 2), which opens before the script is there. */
export function Navbar(props: Partial<Pick<typeof navigation, 'main' | 'actions'>>) {
  const { main, actions } = { ...navigation, ...props }
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)

  function close() {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }

  /** At once: a visitor who goes back before the page has loaded finds no open menu. */
  function leave(event: MouseEvent) {
    if (isPlainClick(event)) close()
  }

  const onElsewhere = useEffectEvent(close)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('popstate', onElsewhere, { signal })
    // On a phone that is turned, an open popover would cover the bar.
    matchMedia(wide).addEventListener('change', onElsewhere, { signal })
    return () => listening.abort()
  }, [])

  return (
    <header
      className={styles.header}
      onClickCapture={returnToTop}
      onBlur={(event) => {
        if (hasLeft(event)) close()
      }}
    >
      <div className={styles.bar}>
        <Link to={paths.home} className={`with-icon ${styles.brand}`} onClick={leave}>
          <Logo />
        </Link>
        <button type="button" className={styles.toggle} popoverTarget="main-menu">
          <span className={styles.open}>
            <Menu />
            <span className="visually-hidden">{navigation.openMenu}</span>
          </span>
          <span className={styles.close}>
            <X />
            <span className="visually-hidden">{navigation.closeMenu}</span>
          </span>
        </button>
        <nav id="main-menu" ref={menu} popover="auto" aria-label={navigation.label} className={styles.nav}>
          <ul className={`cluster ${styles.items}`}>
            {main.map(({ within = [], ...item }) => {
              const isWithin = within.some((pattern) => matchPath(pattern, pathname))
              return (
                <li key={item.text} className={styles.item}>
                  {item.kind === 'menu' ? (
                    <ServicesMenu {...item} isWithin={isWithin} onLeave={close} />
                  ) : (
                    <MainLink to={item.to} isWithin={isWithin} onClick={leave}>
                      {item.text}
                    </MainLink>
                  )}
                </li>
              )
            })}
          </ul>
          <p className={`fit ${styles.actions}`}>
            {actions.map((action, index) => (
              <ButtonLink key={action.to} {...action} variant={index === 0 ? 'primary' : 'secondary'} onClick={leave} />
            ))}
          </p>
        </nav>
      </div>
    </header>
  )
}

function MainLink({ isWithin, ...link }: LinkProps & { isWithin: boolean }) {
  if (isWithin) return <Link {...link} aria-current="true" className={styles.link} />
  return <NavLink {...link} end={link.to === paths.home} className={styles.link} />
}
