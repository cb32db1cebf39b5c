import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { HireUs } from '@/content/hireUs'
import { Band, type Tone } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import styles from './HiringModels.module.css'

/** The ways to hire, with what each includes. Four no longer compare at a glance. */
export function HiringModels({ tone, title, intro, more, items }: HireUs['models'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title} intro={intro}>
      <ul className={styles.models}>
        {items.map((model) => (
          <li key={model.to} className={styles.model}>
            <Card linked className={styles.card}>
              <h3>
                <Link to={model.to} data-card-link>
                  {model.title}
                </Link>
              </h3>
              <p className={styles.text}>{model.text}</p>
              <ul className={styles.points}>
                {model.points.map((point) => (
                  <li key={point} className={styles.point}>
                    <Check aria-hidden="true" />
                    {point}
                  </li>
                ))}
              </ul>
              <p className={`with-icon ${styles.arrow}`} aria-hidden="true">
                {more(model.title)}
                <ArrowRight className="arrow-onward" />
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  )
}
