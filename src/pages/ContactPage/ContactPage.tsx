import { useState } from 'react'
import { agency } from '@/content/agency'
import { consultantByDepartment } from '@/content/consultants'
import { contact } from '@/content/contact'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { ContactForm } from '@/sections/ContactForm/ContactForm'
import { PageHero } from '@/sections/PageHero/PageHero'
import { Band } from '@/ui/Band/Band'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Page } from '@/ui/Page/Page'
import { Picture } from '@/ui/Picture/Picture'
import styles from './ContactPage.module.css'

export function ContactPage() {
  const [isSent, setSent] = useState(false)
  return (
    <Page {...contact}>
      <PageHero tone="white" mount="small" {...contact} lead={!isSent && contact.lead} />
      <Band>
        <ContactForm aside={<Details />} onSentChange={setSent} />
      </Band>
    </Page>
  )
}

function Details() {
  const { title, picture, address, phone, email, hours } = contact.details
  return (
    <aside className={styles.details} aria-label={title}>
      <div className={`ends ${styles.house}`}>
        <h2>{title}</h2>
        <Picture name={picture} />
      </div>
      <dl className="fit">
        <div>
          <dt>{phone}</dt>
          <dd>
            <a href={agency.tel}>
              <bdi>{agency.phone.shown}</bdi>
            </a>
          </dd>
        </div>
        <div>
          <dt>{email}</dt>
          <dd>
            <a href={agency.mailto}>{agency.email}</a>
          </dd>
        </div>
        <div>
          <dt>{hours}</dt>
          <dd>{agency.hours}</dd>
        </div>
        <div>
          <dt>{address}</dt>
          <dd>
            <ExternalLink href={agency.mapUrl} className={styles.address}>
              <bdi>{agency.address.join('\n')}</bdi>
            </ExternalLink>
          </dd>
        </div>
      </dl>
      <h2>{contact.readers}</h2>
      <ul className={styles.readers}>
        {contact.departments.map(({ value, reads }) => (
          <li key={value}>
            <Consultant person={consultantByDepartment[value]}>
              <p>{reads}</p>
            </Consultant>
          </li>
        ))}
      </ul>
    </aside>
  )
}
