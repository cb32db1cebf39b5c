import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { Prose } from '@/ui/Prose/Prose'
import styles from './ProseBand.module.css'

/** Two to four paragraphs, with a pull quote if one sentence is worth it. */
export function ProseBand({ paragraphs, aside, ...band }: BlockContent<'prose'> & { tone: Tone }) {
  return (
    <Band {...band} isBeside={!aside}>
      <div className={styles.prose}>
        <Prose text={paragraphs.join('\n\n')} />
        {aside && <p className={`pull ${styles.aside}`}>{aside}</p>}
      </div>
    </Band>
  )
}
