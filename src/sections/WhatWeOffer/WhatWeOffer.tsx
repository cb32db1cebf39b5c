import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { offers } from '@/content/home/solutions'
import { Band } from '@/ui/Band/Band'
import styles from './WhatWeOffer.module.css'

/** A ledger of services: each row needs a page to lead to. */
export function WhatWeOffer(props: Partial<typeof offers>) {
  const { title, intro, items, more } = { ...offers, ...props }
  return (
    <Band tone="white" title={title} intro={intro} action={more}>
      <ul className={styles.ledger}>
        {items.map(({ title: name, text, to }) => (
          <li key={to} className={styles.row}>
            <h3 className={styles.name}>
              <Link to={to} data-card-link>
                {name}
              </Link>
            </h3>
            <p>{text}</p>
            <ArrowRight className="arrow-onward" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </Band>
  )
}
