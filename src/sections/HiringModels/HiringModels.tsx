import Check from 'lucide-react/icons/check'
import type { HireUs } from '@/content/hireUs'
import { Band, type Tone } from '@/ui/Band/Band'
import { Card, CardLink } from '@/ui/Card/Card'
import { Picture } from '@/ui/Picture/Picture'
import styles from './HiringModels.module.css'

/** At most three: four no longer compare at a glance. */
export function HiringModels({ items, ...band }: HireUs['models'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <ul className={styles.models}>
        {items.map(({ title, text, to, points, drawing }) => (
          <li key={to}>
            <Card>
              <Picture name={drawing} />
              <h3>
                <CardLink to={to} arrow>
                  {title}
                </CardLink>
              </h3>
              <p className={styles.text}>{text}</p>
              <ul>
                {points.map((point) => (
                  <li key={point} className={styles.point}>
                    <Check />
                    {point}
                  </li>
                ))}
              </ul>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  )
}
