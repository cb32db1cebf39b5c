import Check from 'lucide-react/icons/check'
import type { BlockContent } from '@/content/services/types'
import { type Action, Band, type Tone } from '@/ui/Band/Band'
import { Card, CardLink } from '@/ui/Card/Card'
import { Picture } from '@/ui/Picture/Picture'
import styles from './CardsBand.module.css'

export function CardsBand({ picture, items, ...band }: BlockContent<'cards'> & { tone: Tone; action?: Action }) {
  const isRaised = items.some(({ to }) => to)
  const List = picture ? 'ol' : 'ul'
  const Box = isRaised ? Card : 'div'
  return (
    <Band {...band}>
      <div className={picture && styles.drawn}>
        {picture && <Picture name={picture} />}
        <List className={styles.cards} data-raised={isRaised}>
          {items.map(({ title, question, text, to, drawing, points }) => (
            <li key={title}>
              <Box className={styles.card}>
                {drawing && <Picture name={drawing} />}
                <h3 className={styles.title}>
                  {to ? (
                    <CardLink to={to} arrow>
                      {title}
                    </CardLink>
                  ) : (
                    title
                  )}
                </h3>
                {question && (
                  <blockquote className={`pull ${styles.question}`}>
                    <p>{question}</p>
                  </blockquote>
                )}
                <p>{text}</p>
                {points && (
                  <ul>
                    {points.map((point) => (
                      <li key={point} className={styles.point}>
                        <Check />
                        {point}
                      </li>
                    ))}
                  </ul>
                )}
              </Box>
            </li>
          ))}
        </List>
      </div>
    </Band>
  )
}
