import type { testimonials } from '@/content/home/proof'
import { Band } from '@/ui/Band/Band'
import { Picture } from '@/ui/Picture/Picture'
import { phone, useMedia } from '@/ui/useMedia'
import styles from './Testimonials.module.css'

export function Testimonials({ items, ...band }: typeof testimonials) {
  const isRow = useMedia(phone)
  return (
    <Band {...band}>
      {/* Without links in it, Safari scrolls it by no key unless it has the focus. */}
      <ul className={`${styles.voices} row-on-phones`} {...(isRow && { tabIndex: 0, 'aria-label': band.title })}>
        {items.map(({ name, role, quote, picture }) => (
          <li key={name}>
            <div className={styles.voice}>
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
              <div className={`cluster ${styles.who}`}>
                <Picture name={picture} className={styles.portrait} />
                <span>
                  <strong>{name}</strong>
                  <br />
                  {role}
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  )
}
