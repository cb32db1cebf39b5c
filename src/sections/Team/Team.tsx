import type { About } from '@/content/about'
import { Band, type Tone } from '@/ui/Band/Band'
import { Portrait } from '@/features/answers/Portrait/Portrait'
import styles from './Team.module.css'

export function Team({ people, ...band }: About['team'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <ul className={styles.team}>
        {people.map(({ name, role, office, text }) => (
          <li key={name}>
            <article className={styles.person}>
              <Portrait name={name} size="l" />
              <div className={styles.words}>
                <h3>{name}</h3>
                <p className={`label ${styles.role}`}>
                  {role}, <br />
                  {office}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  )
}
