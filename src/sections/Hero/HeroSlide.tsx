import type { heroSlides } from '@/content/home/hero'
import { ButtonLink } from '@/ui/Button/Button'
import { Picture } from '@/ui/Picture/Picture'
import { Desk } from './Desk'
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
          {buttons.map((button, index) => (
            <ButtonLink key={button.text} {...button} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      </div>
      <div className={styles.stage}>{picture ? <Picture name={picture} className={styles.picture} /> : <Desk />}</div>
    </div>
  )
}
