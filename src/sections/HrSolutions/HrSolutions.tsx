import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { hrSolutions } from '@/content/home/solutions'
import { Band } from '@/ui/Band/Band'
import { Card } from '@/ui/Card/Card'
import { Picture } from '@/ui/Picture/Picture'
import styles from './HrSolutions.module.css'

/** Solutions with a drawing each. Without one, use CardsBand. */
export function HrSolutions(props: Partial<typeof hrSolutions>) {
  const { title, intro, items } = { ...hrSolutions, ...props }
  return (
    <Band title={title} intro={intro}>
      <ul className={styles.grid}>
        {items.map(({ title: name, text, to, picture }) => (
          <li key={to}>
            <Card linked className={styles.card}>
              <Picture name={picture} className={styles.picture} />
              <h3>
                <Link to={to} data-card-link>
                  {name}
                  <ArrowRight className="arrow-onward" aria-hidden="true" />
                </Link>
              </h3>
              <p className={styles.text}>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Band>
  )
}
