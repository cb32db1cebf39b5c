import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { CountUp } from '@/ui/CountUp/CountUp'
import styles from './Statistics.module.css'

export function Statistics({ items, ...band }: BlockContent<'statistics'> & { tone: Tone }) {
  return (
    <Band {...band}>
      <dl className={styles.statistics} data-count={items.length}>
        {items.map(({ value, suffix, label }) => (
          <div key={label} className={styles.statistic}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {typeof value === 'number' ? <CountUp value={value} suffix={suffix} /> : value}
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
