import { agency } from '@/content/agency'
import { mapOffices } from '@/pictures'
import { pictures } from '@/pictures'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Footer.module.css'

/** Where the offices are: a drawing of our own, so that no map service learns who reads this page. */
export function OfficeMap() {
  const { width, height } = pictures.map
  return (
    <div className={styles.map}>
      <h2 className={styles.title}>Our offices</h2>
      <div className={styles.world}>
        <Picture name="map" alt="Map of the world with our offices marked" />
        <ul>
          {agency.offices.map(({ id, city, country }) => {
            const { x, y } = mapOffices[id]
            return (
              <li key={id} style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}>
                {city}
                <span className="visually-hidden">, {country}</span>
              </li>
            )
          })}
        </ul>
      </div>
      <ExternalLink href={agency.mapUrl}>Find the London office on OpenStreetMap</ExternalLink>
    </div>
  )
}
