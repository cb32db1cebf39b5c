import { useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import styles from './Footer.module.css'

const wide = '(width > 768px)'

function subscribe(onChange: () => void) {
  const list = globalThis.matchMedia(wide)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/**
 * On phones each group opens on a tap. On wide screens the style sheet shows all links from the first paint on; the script
 * then opens the groups, so that screen readers do not call them collapsed.
 */
export function FooterLinks({ quickLinks }: Pick<typeof navigation.footer, 'quickLinks'>) {
  const isWide = useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(wide).matches,
    () => false,
  )
  const { label } = navigation.footer
  return (
    <nav aria-label={label} className={styles.groups}>
      {quickLinks.map(({ title, links }) => (
        <details key={title} open={isWide}>
          <summary tabIndex={isWide ? -1 : undefined}>
            <h2 className={styles.title}>{title}</h2>
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
