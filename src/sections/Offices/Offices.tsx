import type { About } from '@/content/about'
import { agency } from '@/content/agency'
import { navigation } from '@/content/navigation'
import { Band, type Tone } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Offices.module.css'

/** The map of the offices, with the hours of each. */
export function Offices({ hours, ...band }: About['offices'] & { tone: Tone }) {
  return (
    <Band {...band}>
      <div className={`halves ${styles.offices}`}>
        <Picture name="map" alt={navigation.footer.map.alt} />
        <ol>
          {agency.offices.map(({ id, city, country }) => (
            <li key={id} className={styles.office}>
              <h3>
                {city}, {country}
              </h3>
              <p>{hours(city)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  )
}
