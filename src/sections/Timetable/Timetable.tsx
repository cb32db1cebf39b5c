import type { BlockContent } from '@/content/services/types'
import { Band, type Tone } from '@/ui/Band/Band'
import { getMarks, parseRange } from './axis'
import styles from './Timetable.module.css'

export function Timetable({ plans, ...band }: BlockContent<'timetable'> & { tone: Tone }) {
  const axis = getMarks(plans)
  const first = axis[0] ?? 0
  return (
    <Band {...band}>
      <div
        className={styles.timetable}
        style={{ gridTemplateRows: `auto repeat(${axis.length}, minmax(2.5rem, auto))` }}
      >
        <ol className={styles.axis} aria-hidden>
          {axis.map((mark) => (
            <li key={mark}>{mark || null}</li>
          ))}
        </ol>
        {plans.map(({ name, summary, rows }) => (
          <section key={name} className={styles.plan} aria-label={name}>
            <header>
              <h3>{name}</h3>
              <p>{summary}</p>
            </header>
            <ol className={styles.rows}>
              {rows.map(({ when, what, isAfter }) => {
                const [from, to] = parseRange(when)
                return (
                  <li
                    key={when}
                    className={styles.row}
                    data-after={isAfter}
                    style={{ gridRow: `${from - first + 1} / ${to - first + 2}` }}
                  >
                    <p className={`label ${styles.when}`}>{when}</p>
                    <p>{what}</p>
                  </li>
                )
              })}
            </ol>
          </section>
        ))}
      </div>
    </Band>
  )
}
