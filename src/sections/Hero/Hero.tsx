import { useRef } from 'react'
import { heroSlides, home } from '@/content/home/hero'
import { Carousel } from '@/ui/Carousel/Carousel'
import { useGestures } from '@/ui/Motion/useGestures'
import { HeroSearch } from './HeroSearch'
import { HeroSlide } from './HeroSlide'
import styles from './Hero.module.css'

/** On the home page only. Other pages have one message: PageHero. */
export function Hero({ slides = heroSlides }: { slides?: typeof heroSlides }) {
  const hero = useRef<HTMLDivElement>(null)
  useGestures(hero)
  return (
    <div className={styles.hero} ref={hero}>
      <Carousel
        label={home.carousel}
        slides={slides}
        slide={(slide, active, index) => <HeroSlide {...slide} active={active} first={index === 0} />}
      />
      <HeroSearch />
    </div>
  )
}
