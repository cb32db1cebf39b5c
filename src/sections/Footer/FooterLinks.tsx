import { Link } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { useMedia, wide } from '@/ui/useMedia'
import styles from './Footer.module.css'

/**
 * On phones each group opens on a tap. On wide screens the style sheet shows all links from the first paint on; the script
 * then opens the groups, so that screen readers do not call them collapsed.
 */
export function FooterLinks({ quickLinks }: Pick<typeof navigation.footer, 'quickLinks'>) {
  const isWide = useMedia(wide)
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
