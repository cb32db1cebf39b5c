import type { About } from '@/content/about'
import { agency } from '@/content/agency'
import { officeDays, officeHours } from '@/content/officeDays'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './OfficeHours.module.css'

const { opens, closes } = officeHours
const ticks = [0, 6, 12, 18, 24]

export function OfficeHours({ tone, title, intro, until, note, action }: About['offices'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title} intro={intro} action={action}>
      <div className={styles.clock}>
        <ol className={styles.ticks} aria-hidden="true">
          {ticks.map((hour) => (
            <li key={hour} style={{ insetInlineStart: percent(hour) }}>
              <span>{time(hour)}</span>
            </li>
          ))}
        </ol>
        <ul className={styles.offices}>
          {agency.offices.map(({ id, city, country }) => {
            const from = opens - officeDays[city].ahead
            const to = closes - officeDays[city].ahead
            return (
              <li key={id} className={styles.office}>
                <div>
                  <h3>{city}</h3>
                  <p className={styles.country}>{country}</p>
                </div>
                <div className={styles.day}>
                  <p className={styles.bar} style={{ insetInlineStart: percent(from), width: percent(to - from) }}>
                    {time(from)}
                    <span className={styles.to}> {until} </span>
                    {time(to)}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
      <p className={styles.note}>{note}</p>
    </Band>
  )
}

function time(hour: number): string {
  return `${Math.floor(hour)}:${String((hour % 1) * 60).padStart(2, '0')}`
}

function percent(hours: number): string {
  return `${(hours / 24) * 100}%`
}
