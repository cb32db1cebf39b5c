import type { Service } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import styles from './Closing.module.css'

/** The last band of a service page: one question, one sentence, one action. */
export function Closing({ tone, title, text, action }: Service['closing'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title} align="center">
      <div className={styles.closing} data-closing="">
        <p className="lead">{text}</p>
        <ButtonLink to={action.to}>{action.text}</ButtonLink>
      </div>
    </Band>
  )
}
