import type { heroSlides } from '@/content/home/hero'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Hero.module.css'

export function HeroSlide({
  title,
  subtitle,
  picture,
  buttons,
  tone,
  active,
  first,
}: (typeof heroSlides)[number] & { active: boolean; first: boolean }) {
  return (
    <div className={styles.slide} data-tone={tone} data-active={active || undefined} data-first={first || undefined}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
        <div className={`ways ${styles.buttons}`}>
          {buttons.map(({ text, to }, index) => (
            <ButtonLink key={text} to={to} variant={index === 0 ? 'primary' : 'secondary'}>
              {text}
            </ButtonLink>
          ))}
        </div>
      </div>
      <Picture name={picture} eager={first} className={styles.picture} />
    </div>
  )
}
