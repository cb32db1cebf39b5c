import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { BlockContent } from '@/content/services/types'
import { type Action, Band, type Tone } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import styles from './CardsBand.module.css'

/** `sheets` are raised cards, `columns` have only a rule above each. */
export type CardsLayout = 'sheets' | 'columns'

/** Three to eight equal things. Steps in order are Steps, figures to compare a Comparison. */
export function CardsBand({
  tone,
  layout = 'sheets',
  title,
  intro,
  items,
  action,
}: BlockContent<'cards'> & { tone: Tone; layout?: CardsLayout; action?: Action }) {
  return (
    <Band tone={tone} title={title} intro={intro} action={action}>
      <ul className={styles.cards} data-layout={layout} data-wide={items.length % 4 === 0 ? 'four' : 'three'}>
        {items.map(({ title: name, text, to }) => (
          <li key={name}>
            <Card linked={Boolean(to)} className={styles.card}>
              <h3 className={styles.title}>
                {to ? (
                  <Link to={to} data-card-link>
                    {name}
                    <ArrowRight className="arrow-onward" aria-hidden="true" />
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <p>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  )
}
