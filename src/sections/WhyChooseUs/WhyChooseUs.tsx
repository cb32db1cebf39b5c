import type { whyChoose } from '@/content/home/approach'
import { Band } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './WhyChooseUs.module.css'

export function WhyChooseUs({ reasons, more, ...band }: typeof whyChoose) {
  return (
    <Band tone="sage" {...band} action={more}>
      <div className={styles.split}>
        <div className={styles.side}>
          <Picture name="why-choose" />
        </div>
        <ol>
          {reasons.map(({ title, text }) => (
            <li key={title} className={`numbered ${styles.reason}`}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
