import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Terms.module.css'

export function Terms({ figure, text, smallPrint, ...band }: BlockContent<'terms'> & { tone: Tone }) {
  return (
    <Band {...band}>
      <div className={`paper ${styles.slip}`}>
        <p className={styles.figure}>{figure}</p>
        <div className={styles.body}>
          <p className={styles.text}>{text}</p>
          <p className={`small ${styles.smallPrint}`}>{smallPrint}</p>
        </div>
      </div>
    </Band>
  )
}
