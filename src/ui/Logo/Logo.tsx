import { agency } from '@/content/agency'
import styles from './Logo.module.css'

/** The mark and the name. No other color, no other type, no outline. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          d="M5 27 16 4l11 23M9 19.500c5 0 9.500-2 13.500 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.600"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="16" cy="4.600" r="2.600" className={styles.dot} />
      </svg>
      {agency.name}
    </span>
  )
}
