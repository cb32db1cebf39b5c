import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './ProseBand.module.css'

/** Two to four paragraphs, with a pull quote if one sentence is worth it. */
export function ProseBand({ paragraphs, aside, ...band }: BlockContent<'prose'> & { tone: Tone }) {
  return (
    <Band {...band} isBeside={!aside}>
      <div className={styles.prose}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {aside && <p className={`pull ${styles.aside}`}>{aside}</p>}
      </div>
    </Band>
  )
}
