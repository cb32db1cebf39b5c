import { industries } from '@/content/industries'
import { Band } from '@/ui/Band/Band'
import { Emblem } from '@/ui/Emblem/Emblem'
import styles from './Industries.module.css'

export function Industries(props: Partial<typeof industries>) {
  const { title, intro, items } = { ...industries, ...props }
  return (
    <Band tone="white" title={title} intro={intro}>
      <ul className={styles.grid}>
        {items.map(({ id, name, text }) => (
          <li key={id} className={styles.industry}>
            <Emblem of={id} />
            <h3 className={styles.name}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
