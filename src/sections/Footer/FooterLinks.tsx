import { Link } from 'react-router-dom'
import { navigation } from '@/content/navigation'
import { useMedia, wide } from '@/ui/useMedia'
import styles from './Footer.module.css'

/** Groups open on a tap on phones only: elsewhere screen readers must not hear "collapsed". */
export function FooterLinks({ quickLinks }: Pick<typeof navigation.footer, 'quickLinks'>) {
  const [Group, Title] = useMedia(wide) ? (['div', 'div'] as const) : (['details', 'summary'] as const)
  return (
    <nav aria-label={navigation.footer.label} className={`fit ${styles.groups}`}>
      {quickLinks.map(({ title, links }) => (
        <Group key={title}>
          <Title>
            <h2 className={styles.title}>{title}</h2>
          </Title>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.text}</Link>
              </li>
            ))}
          </ul>
        </Group>
      ))}
    </nav>
  )
}
