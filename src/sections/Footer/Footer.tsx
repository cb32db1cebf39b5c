import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { agency } from '@/content/agency'
import { demoWords } from '@/content/demo'
import { navigation } from '@/content/navigation'
import { themeSelect } from '@/content/theme'
import { setTheme, useTheme } from '@/stores/theme'
import { announce } from '@/ui/announce'
import { returnToTop } from '@/ui/scrollToTop'
import { useMedia, wide } from '@/ui/useMedia'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Logo } from '@/ui/Logo/Logo'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Footer.module.css'

export function Footer(props: Partial<typeof navigation.footer>) {
  const [isEntered, setEntered] = useState(false)
  const { social, newsletter, rights, legal, quickLinks } = { ...navigation.footer, ...props }
  const closed = __MOCK_BACKEND__ ? demoWords.newsletterClosed : newsletter.closed

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEntered(true)
    announce(closed)
  }

  return (
    <footer className={`ink ${styles.footer}`} data-screen-only="" onClickCapture={returnToTop}>
      <div className={styles.inside}>
        <div className={styles.agency}>
          <Logo />
          <address className={styles.address}>
            {agency.address.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            <a href={agency.tel}>
              <bdi>{agency.phone.shown}</bdi>
            </a>
            <a href={agency.mailto}>{agency.email}</a>
          </address>
          <ul className={`cluster ${styles.social}`} aria-label={social}>
            {agency.social.map(({ id, name, url }) => (
              <li key={id}>
                <ExternalLink href={url} className={`bold ${styles.mark}`}>
                  {id === 'linkedin' ? <span aria-hidden>in</span> : <span className="silhouette" data-network={id} />}
                  <span className="visually-hidden">{name}</span>
                </ExternalLink>
              </li>
            ))}
            {__MOCK_BACKEND__ && <li className="small">{demoWords.sampleProfiles}</li>}
          </ul>
        </div>
        <FooterLinks quickLinks={quickLinks} />
        <form className={styles.newsletter} method="dialog" noValidate onSubmit={onSubmit}>
          <h2 className={styles.title}>{newsletter.title}</h2>
          <p id="soon">{newsletter.text}</p>
          <label htmlFor="newsletter">{newsletter.label}</label>
          <div className={`ways ${styles.entry}`}>
            <input
              id="newsletter"
              type="email"
              name="email"
              autoComplete="email"
              aria-describedby="soon"
              aria-invalid={false}
              placeholder={newsletter.example}
            />
            <button type="submit">{newsletter.submit}</button>
          </div>
          {__MOCK_BACKEND__ && <p className="small">{demoWords.notSent}</p>}
          {isEntered && <p>{closed}</p>}
        </form>
        <OfficeMap />
      </div>
      <div className={`cluster small ${styles.legal}`}>
        <p>{rights}</p>
        <ThemeSelect />
        {__STATIC_DEMO__ && <a href={`${import.meta.env.BASE_URL}storybook/`}>{demoWords.storybook}</a>}
        {legal.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </div>
    </footer>
  )
}

/** Groups open on a tap on phones only: elsewhere screen readers must not hear "collapsed". */
function FooterLinks({ quickLinks }: Pick<typeof navigation.footer, 'quickLinks'>) {
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

/** A drawing, so that no map service learns who visits the page. */
export function OfficeMap() {
  const { title, alt, link } = navigation.footer.map
  return (
    <div className={styles.map}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.world}>
        <Picture name="map" alt={alt} />
        <ol>
          {agency.offices.map(({ id, city, country }) => (
            <li key={id}>{`${city}, ${country}`}</li>
          ))}
        </ol>
      </div>
      <ExternalLink href={agency.mapUrl}>{link}</ExternalLink>
    </div>
  )
}

function ThemeSelect() {
  const { theme } = useTheme()
  const { label, options } = themeSelect
  return (
    <label className={`with-icon ${styles.theme}`}>
      {label}
      <select value={theme} onChange={({ target }) => setTheme(target.value)}>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
