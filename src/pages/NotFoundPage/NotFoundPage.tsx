import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '@/content/messages'
import { landmarks, notFound } from '@/content/notFound'
import { isAdminPath } from '@/features/account/isAdminPath'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import { findAnswer } from './findAnswer'
import styles from './NotFoundPage.module.css'

const { status, title, home, dashboard } = notFound

/** It depends on the address, so it is never prerendered: static hosts send an empty shell. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const { text, nearest } = findAnswer(pathname)
  const back = isAdminPath(pathname) ? dashboard : home

  return (
    <Page {...notFound}>
      <Band>
        <div className={`halves ${styles.layout}`}>
          <Picture name="not-found" eager />
          <div>
            <h1>
              {status} <span className="visually-hidden">{title}</span>
            </h1>
            <p className={`quote ${styles.sentence}`}>{messages.pageNotFound}</p>
            <p>{text}</p>
            {nearest.length > 0 && (
              <ul className={styles.pages}>
                {nearest.map((path) => (
                  <li key={path}>
                    <Link to={path} className={styles.page}>
                      <span className="named bold">{landmarks[path]?.title ?? path}</span>
                      <span>{landmarks[path]?.text}</span>
                      <ArrowRight />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.back}>
              <ButtonLink {...back} variant="secondary" />
            </p>
          </div>
        </div>
      </Band>
    </Page>
  )
}
