import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { agency } from '@/content/agency'
import { demoWords } from '@/content/demo'
import { navigation } from '@/content/navigation'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Logo } from '@/ui/Logo/Logo'
import styles from './Footer.module.css'
import { FooterLinks } from './FooterLinks'
import { OfficeMap } from './OfficeMap'
import { socialMarks } from './socialMarks'
import { ThemeSelect } from './ThemeSelect'

/** At the end of every public page. */
export function Footer(props: Partial<typeof navigation.footer>) {
  const [isEntered, setEntered] = useState(false)
  const { social, newsletter, rights, legal, storybook, quickLinks } = { ...navigation.footer, ...props }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    setEntered(true)
  }

  return (
    <footer className={styles.footer} data-screen-only="">
      <div className={styles.inside}>
        <div className={styles.agency}>
          <Logo />
          <address className={styles.address}>
            {agency.address.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            <a href={`tel:${agency.phone.dial}`}>
              <bdi>{agency.phone.shown}</bdi>
            </a>
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </address>
          <ul className={`cluster ${styles.social}`} aria-label={social}>
            {agency.social.map(({ id, name, url }) => (
              <li key={id}>
                <ExternalLink href={url} className={styles.mark}>
                  {socialMarks[id] ? (
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                      <path d={socialMarks[id]} fill="currentColor" />
                    </svg>
                  ) : (
                    <span aria-hidden="true">in</span>
                  )}
                  <span className="visually-hidden">{name}</span>
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
        <FooterLinks quickLinks={quickLinks} />
        <form className={styles.newsletter} method="dialog" noValidate onSubmit={onSubmit}>
          <h2 className={styles.title}>{newsletter.title}</h2>
          <p id="newsletter-text">{newsletter.text}</p>
          <label htmlFor="newsletter">{newsletter.label}</label>
          <input
            id="newsletter"
            type="email"
            name="email"
            autoComplete="email"
            aria-describedby="newsletter-text"
            placeholder={newsletter.example}
          />
          <p role="status">{isEntered && (__MOCK_BACKEND__ ? demoWords.newsletterClosed : newsletter.closed)}</p>
        </form>
        <OfficeMap />
      </div>
      <div className={`cluster ${styles.legal}`}>
        <p>{rights}</p>
        <ThemeSelect />
        {__STATIC_DEMO__ && <a href={`${import.meta.env.BASE_URL}storybook/`}>{storybook}</a>}
        {legal.map(({ text, to }) => (
          <Link key={to} to={to}>
            {text}
          </Link>
        ))}
      </div>
    </footer>
  )
}
