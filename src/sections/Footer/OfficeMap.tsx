import { agency } from '@/content/agency'
import { navigation } from '@/content/navigation'
import { mapOffices, pictures } from '@/pictures'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Footer.module.css'

/** A drawing instead of an embedded map, so that no map service learns who visits the page. */
export function OfficeMap() {
  const { title, alt, link } = navigation.footer.map
  const { width, height } = pictures.map
  return (
    <div className={styles.map}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.world}>
        <Picture name="map" alt={alt} />
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
      <ExternalLink href={agency.mapUrl}>{link}</ExternalLink>
    </div>
  )
}
