import { useRef } from 'react'
import { heroSlides, home } from '@/content/home/hero'
import { ButtonLink } from '@/ui/Button/Button'
import { Carousel } from '@/ui/Carousel/Carousel'
import { useGestures } from '@/ui/Motion/useGestures'
import { Picture } from '@/ui/Picture/Picture'
import { Desk } from './Desk'
import { HeroSearch } from './HeroSearch'
import styles from './Hero.module.css'

export function Hero({ slides = heroSlides }: { slides?: typeof heroSlides }) {
  const hero = useRef<HTMLDivElement>(null)
  useGestures(hero)
  return (
    <div className={styles.hero} ref={hero}>
      <Carousel
        label={home.carousel}
        slides={slides}
        renderSlide={(slide, index) => <HeroSlide {...slide} isFirst={index === 0} />}
      />
      <HeroSearch />
    </div>
  )
}

function HeroSlide({
  title,
  subtitle,
  picture,
  buttons,
  tone,
  isFirst,
}: (typeof heroSlides)[number] & { isFirst: boolean }) {
  return (
    <div className={styles.slide} data-tone={tone} data-first={isFirst || undefined}>
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
