import { proof } from '@/content/home/proof'
import styles from './HeroProof.module.css'

/** A figure and a voice, before the sections that say more. */
export function HeroProof() {
  const { figure, label, quote, by } = proof
  return (
    <div className={styles.proof}>
      <p className={styles.figure}>
        <strong>{figure}</strong> {label}
      </p>
      <figure className={styles.voice}>
        <blockquote>
          <p>{quote}</p>
        </blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    </div>
  )
}
