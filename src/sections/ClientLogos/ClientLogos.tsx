import { clients } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import styles from './ClientLogos.module.css'

export function ClientLogos(props: Partial<typeof clients>) {
  const { title, items } = { ...clients, ...props }
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
