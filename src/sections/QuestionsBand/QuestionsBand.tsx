import type { BlockContent } from '@/content/services/types'
import { Consultant } from '@/features/answers/Consultant/Consultant'
import { Band, type Tone } from '@/ui/Band/Band'
import { Questions } from '@/ui/Questions/Questions'
import styles from './QuestionsBand.module.css'

export function QuestionsBand({ items, by, ...band }: BlockContent<'questions'> & { tone: Tone }) {
  return (
    <Band {...band} isBeside>
      <div className={styles.by}>
        <Consultant person={by}>
          <p className="small">{by.text}</p>
        </Consultant>
      </div>
      <Questions items={items} />
    </Band>
  )
}
