import { agency } from '@/content/agency'
import { navigation } from '@/content/navigation'
import { ExternalLink } from '@/ui/ExternalLink/ExternalLink'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Footer.module.css'

/** A drawing, so that no map service learns who visits the page. */
export function OfficeMap() {
  const { title, alt, link } = navigation.footer.map
  return (
    <div className={styles.map}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.world}>
        <Picture name="map" alt={alt} />
        <ol>
          {agency.offices.map(({ id, city, country }) => (
            <li key={id}>
              {`${city}, ${country}`}
            </li>
          ))}
        </ol>
      </div>
      <ExternalLink href={agency.mapUrl}>{link}</ExternalLink>
    </div>
  )
}
