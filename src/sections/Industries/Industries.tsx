import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { industries } from '@/content/industries'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import { Emblem } from '@/ui/Emblem/Emblem'
import styles from './Industries.module.css'

/** The industries, each with its emblem. */
export function Industries(props: Partial<typeof industries>) {
  const { title, intro, items } = { ...industries, ...props }
  return (
    <Band tone="white" title={title} intro={intro}>
      <ul className={styles.grid}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.industry}>
            <Emblem of={id} />
            <h3 className={styles.name}>
              <Link to={`${paths.jobs}?industry=${id}`} data-card-link>
                {name}
                <ArrowRight className="arrow-onward" aria-hidden="true" />
              </Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
