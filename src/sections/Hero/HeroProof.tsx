import { clients, proof } from '@/content/home/proof'
import { Picture } from '@/ui/Picture/Picture'
import styles from './HeroProof.module.css'

/** A figure, a voice and four names, before the sections that say more. */
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
      <ul className={styles.logos} aria-label={clients.title}>
        {clients.items.slice(0, 4).map(({ name, picture }) => (
          <li key={name}>
            <Picture name={picture} alt={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
