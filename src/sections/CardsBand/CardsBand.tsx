import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { BlockContent } from '@/content/services/types'
import { type Action, Band, type Tone } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import { Emblem } from '@/ui/Emblem/Emblem'
import { Picture } from '@/ui/Picture/Picture'
import styles from './CardsBand.module.css'

/** `sheets` are raised cards, `columns` have only a rule above each. */
export type CardsLayout = 'sheets' | 'columns'

/** Two to eight equal things, or the numbered parts of a drawing. Steps in order are Steps, figures to compare a Comparison. */
export function CardsBand({
  tone,
  layout = 'sheets',
  title,
  intro,
  picture,
  items,
  action,
}: BlockContent<'cards'> & { tone: Tone; layout?: CardsLayout; action?: Action }) {
  const List = picture ? 'ol' : 'ul'
  return (
    <Band tone={tone} title={title} intro={intro} action={action}>
      <div className={picture && styles.drawn} data-sides={items.length > 4 ? 'both' : 'one'}>
        {picture && <Picture name={picture} />}
        <List
          className={styles.cards}
          data-layout={picture ? 'columns' : layout}
          data-wide={items.length % 4 === 0 ? 'four' : 'three'}
        >
          {items.map(({ title: name, text, to, emblem }) => (
            <li key={name}>
              <Card linked={Boolean(to)} className={styles.card}>
                {emblem && <Emblem of={emblem} />}
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
        </List>
      </div>
    </Band>
  )
}
