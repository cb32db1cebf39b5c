import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {text}
    </Link>
  )
}
