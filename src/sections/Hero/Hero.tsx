import { heroSlides, home } from '@/content/home/hero'
import { Carousel } from '@/ui/Carousel/Carousel'
import { Motion } from '@/ui/Motion/Motion'
import { HeroSearch } from './HeroSearch'
import { HeroSlide } from './HeroSlide'
import styles from './Hero.module.css'

export function Hero() {
  return (
    <div className={styles.hero}>
      <Motion>
        <Carousel
          label={home.carousel}
          slides={heroSlides}
          slide={(slide, active, index) => <HeroSlide {...slide} active={active} first={index === 0} />}
        />
      </Motion>
      <HeroSearch />
    </div>
  )
}
