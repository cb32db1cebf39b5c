import type { About } from '@/content/about'
import { agency } from '@/content/agency'
import { Band, type Tone } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Offices.module.css'

export function Offices({ hours, ...band }: About['offices'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <ol className={`fours ${styles.offices}`}>
        {agency.offices.map(({ id, picture, city, country }) => (
          <li key={id}>
            <Picture name={picture} />
            <div className={styles.office}>
              <h3>{city}</h3>
              <p>{country}</p>
              <p>{hours}</p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  )
}
