import { industries } from '@/content/industries'
import { paths } from '@/content/paths'
import { Band } from '@/ui/Band/Band'
import { CardLink } from '@/ui/Card/Card'
import { Emblem } from '@/features/jobs/Emblem/Emblem'
import styles from './Industries.module.css'

/** The industries, each with its emblem. */
export function Industries(props: Partial<typeof industries>) {
  const { items, ...band } = { ...industries, ...props }
  return (
    <Band tone="white" {...band}>
      <ul className={`fours ${styles.grid}`}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.industry}>
            <Emblem of={id} />
            <h3 className={styles.name}>
              <CardLink to={`${paths.jobs}?industry=${id}`} arrow>
                {name}
              </CardLink>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
