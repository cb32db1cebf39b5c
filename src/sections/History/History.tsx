import type { About } from '@/content/about'
import { Band, type Tone } from '@/ui/Band/Band'
import { Road } from '@/features/answers/Road/Road'
import styles from './History.module.css'

/** Years with an event each, oldest first. */
export function History({ items, ...band }: About['history'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <Road isAcross className={styles.history}>
        {items.map((item) => (
          <li key={item.year}>
            <p className={styles.year}>
              <time dateTime={item.year}>{item.year}</time>
            </p>
            <h3 className={styles.title}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </Road>
    </Band>
  )
}
