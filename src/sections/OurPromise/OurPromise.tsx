import type { HireUs } from '@/content/hireUs'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './OurPromise.module.css'

/** The promise of 48 to 72 working hours, large. No other figure: it is the signature. */
export function OurPromise({ tone, title, figure, text }: HireUs['promise'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title}>
      <div className={styles.promise}>
        <p className={styles.figure}>{figure}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </Band>
  )
}
