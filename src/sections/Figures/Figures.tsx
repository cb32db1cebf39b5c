import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Figures.module.css'

/** A few large figures with what they count. */
export function Figures({
  tone,
  title,
  items,
}: {
  tone: Tone
  title: string
  items: readonly { figure: string; label: string }[]
}) {
  return (
    <Band tone={tone} title={title}>
      <ul className={styles.figures} data-columns={items.length % 3 === 0 ? 'three' : 'four'}>
        {items.map(({ figure, label }) => (
          <li key={label} className={styles.item}>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.label}>{label}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
