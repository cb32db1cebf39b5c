import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { offers } from '@/content/home/solutions'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import styles from './WhatWeOffer.module.css'

/** The services as a ledger: a line each, each a way in. */
export function WhatWeOffer() {
  const { title, intro, items, more } = offers
  return (
    <Band
      tone="white"
      title={title}
      intro={intro}
      action={
        <ButtonLink to={more.to} variant="secondary">
          {more.text}
        </ButtonLink>
      }
    >
      <ul className={styles.ledger}>
        {items.map(({ title: name, text, to }) => (
          <li key={to} className={styles.row}>
            <h3 className={styles.name}>
              <Link to={to} className={styles.link}>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
            <ArrowRight aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Band>
  )
}
