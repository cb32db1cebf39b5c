import { clients } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './ClientLogos.module.css'

export function ClientLogos() {
  const { title, items } = clients
  return (
    <Band title={title} pad="less">
      <ul className={styles.row}>
        {items.map(({ name, picture }) => (
          <li key={name}>
            <Picture name={picture} alt={name} />
          </li>
        ))}
      </ul>
    </Band>
  )
}
