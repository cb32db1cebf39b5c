import { consultants } from '@/content/consultants'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Portrait.module.css'

export function Portrait({ name, size }: { name: string; size?: 's' | 'l' }) {
  const consultant = consultants.find((one) => one.name === name)
  return (
    <span className={styles.portrait} data-size={size} aria-hidden>
      {consultant ? <Picture name={consultant.picture} /> : getInitials(name)}
    </span>
  )
}

function getInitials(name: string) {
  const [first = '', ...others] = name.match(/(?<!\S)\p{L}/gu) ?? []
  return first + (others.at(-1) ?? '')
}
