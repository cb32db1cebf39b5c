import type { Service } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import styles from './Closing.module.css'

/** The last band of a service page: one question, one sentence, one action. */
export function Closing({ text, action, ...band }: Service['closing'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <div className={`ends ${styles.closing}`}>
        <p className="lead">{text}</p>
        <ButtonLink {...action} />
      </div>
    </Band>
  )
}
