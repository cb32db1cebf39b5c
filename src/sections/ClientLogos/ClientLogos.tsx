import type { clients } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { getPicture } from '@/pictures'
import styles from './ClientLogos.module.css'

export function ClientLogos({ items, ...band }: typeof clients) {
  return (
    <Band tone="white" {...band}>
      <ul className={styles.row}>
        {items.map(({ name, picture }) => (
          <li key={name}>
            <span
              className={`silhouette ${styles.logo}`}
              role="img"
              aria-label={name}
              style={{ maskImage: `url(${getPicture(picture).src})` }}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}
