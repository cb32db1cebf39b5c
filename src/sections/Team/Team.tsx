import type { About } from '@/content/about'
import { Band, type Tone } from '@/ui/Band/Band'
import styles from './Team.module.css'

export function Team({ tone, title, intro, people }: About['team'] & { tone: Tone }) {
  return (
    <Band tone={tone} title={title} intro={intro} layout="beside">
      <ul className={styles.team}>
        {people.map(({ name, role, text }) => (
          <li key={name}>
            <article className={styles.person}>
              <p className={styles.initials} aria-hidden="true">
                {initialsOf(name)}
              </p>
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p className={styles.text}>{text}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function initialsOf(name: string): string {
  const words = name.split(' ')
  return `${words[0]?.charAt(0) ?? ''}${words.at(-1)?.charAt(0) ?? ''}`
}
