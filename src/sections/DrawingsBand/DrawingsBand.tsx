import type { Solution } from '@/content/home/solutions'
import type { Heading } from '@/content/home/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { CardLink } from '@/ui/Card/Card'
import { Picture } from '@/ui/Picture/Picture'
import styles from './DrawingsBand.module.css'

export function DrawingsBand({ items, ...band }: Heading & { tone?: Tone; items: readonly Solution[] }) {
  return (
    <Band {...band}>
      <ul className={`fours ${styles.grid}`}>
        {items.map(({ title, text, to, picture, part }) => (
          <li key={to} className={styles.solution}>
            <div className={styles.stage}>
              <Picture name={picture} part={part} className={styles.picture} />
            </div>
            <h3>
              <CardLink to={to} arrow>
                {title}
              </CardLink>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
