import { whyChoose } from '@/content/home/approach'
import { Band } from '@/ui/Band/Band'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './WhyChooseUs.module.css'

/** Reasons with a figure each, beside a drawing. */
export function WhyChooseUs(props: Partial<typeof whyChoose>) {
  const { title, intro, reasons, more } = { ...whyChoose, ...props }
  return (
    <Band tone="sage" title={title} intro={intro}>
      <div className={styles.split}>
        <div className={styles.side}>
          <Picture name="why-choose" />
        </div>
        <div>
          <ol className={styles.reasons}>
            {reasons.map(({ title: reason, text }) => (
              <li key={reason} className={styles.reason}>
                <h3>{reason}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={more.to} variant="quiet">
            {more.text}
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
