import type { About } from '@/content/about'
import { Band, type Tone } from '@/ui/Band/Band'
import road from '@/ui/Road/Road.module.css'
import styles from './History.module.css'

/** Years with an event each, oldest first. */
export function History({ tone, title, items }: About['history'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title}>
      <ol className={styles.history}>
        {items.map((item) => (
          <li key={item.year} className={`${road.stop} ${styles.item}`}>
            <p className={styles.year}>
              <time dateTime={item.year}>{item.year}</time>
            </p>
            <h3 className={styles.title}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}
