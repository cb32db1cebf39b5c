import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import { Prose } from '@/ui/Prose/Prose'
import styles from './ProseBand.module.css'

export function ProseBand({ title, paragraphs, aside, drawing, tone }: BlockContent<'prose'> & { tone: Tone }) {
  return (
    <Band tone={tone} title={aside ? undefined : title} label={title} isBeside={!aside}>
      <div className={styles.prose}>
        <div className={styles.text}>
          {aside && <h2>{title}</h2>}
          <Prose text={paragraphs.join('\n\n')} />
        </div>
        {aside && (
          <div className={styles.aside}>
            <p className="pull">{aside}</p>
            {drawing && <Picture name="statements" part={drawing} />}
          </div>
        )}
      </div>
    </Band>
  )
}
