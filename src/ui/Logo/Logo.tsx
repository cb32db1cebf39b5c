import { agency } from '@/content/agency'
import styles from './Logo.module.css'

/** The mark and the name. No other color, no other type, no outline. */
export function Logo() {
  return (
    <span className={`with-icon ${styles.logo}`}>
      <svg className="lucide" viewBox="0 0 32 32" aria-hidden>
        <path d="M5 27 16 4l11 23M9 19.5c5 0 9.5-2 13.5 0" />
        <circle cx="16" cy="4.6" r="2.6" />
      </svg>
      {agency.name}
    </span>
  )
}
