import { statistics } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { CountUp } from '@/ui/CountUp/CountUp'
import styles from './Numbers.module.css'

/** The five figures of spec section 9. */
export function Numbers() {
  const { title, items } = statistics
  return (
    <Band tone="ink" title={title}>
      <dl className={styles.figures}>
        {items.map(({ value, suffix, label }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <CountUp value={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  )
}
