import type { Service } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Closing.module.css'

export function Closing({ title, text, action, drawing, tone }: Service['closing'] & { tone: Tone }) {
  return (
    <Band tone={tone} label={title}>
      <div className={`ends ${styles.closing}`}>
        <div className="beside">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink {...action} />
        </div>
        <Picture name="closings" part={drawing} />
      </div>
    </Band>
  )
}
