import ArrowRight from 'lucide-react/icons/arrow-right'
import type { offers } from '@/content/home/solutions'
import { Band } from '@/ui/Band/Band'
import { CardLink } from '@/ui/Card/Card'
import styles from './WhatWeOffer.module.css'

export function WhatWeOffer({ items, more, ...band }: typeof offers) {
  return (
    <Band tone="white" {...band} action={more}>
      <ul>
        {items.map(({ title, text, to }) => (
          <li key={to} className={styles.row}>
            <h3>
              <CardLink to={to}>{title}</CardLink>
            </h3>
            <p>{text}</p>
            <ArrowRight className="arrow-onward" />
          </li>
        ))}
      </ul>
    </Band>
  )
}
