import type { About } from '@/content/about'
import { Band, type Tone } from '@/ui/Band/Band'
import { Road } from '@/ui/Road/Road'
import styles from './History.module.css'

export function History({ items, ...band }: About['history'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <Road isAcross className={styles.history}>
        {items.map(({ year, title, text }) => (
          <li key={year}>
            <p className={styles.year}>
              <time dateTime={year}>{year}</time>
            </p>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Road>
    </Band>
  )
}
