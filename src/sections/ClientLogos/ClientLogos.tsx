import { clients } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { pictures } from '@/pictures'
import styles from './ClientLogos.module.css'

/** Eight wordmarks in one ink, once on the home page. */
export function ClientLogos(props: Partial<typeof clients>) {
  const { title, items } = { ...clients, ...props }
  return (
    <Band tone="white" title={title} pad="less">
      <ul className={styles.row}>
        {items.map(({ name, picture }) => (
          <li key={name}>
            <span
              className={styles.logo}
              role="img"
              aria-label={name}
              style={{ maskImage: `url(${pictures[picture].src})` }}
            />
          </li>
        ))}
      </ul>
    </Band>
  )
}
