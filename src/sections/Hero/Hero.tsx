import { heroSlides } from '@/content/home/hero'
import { Carousel } from '@/ui/Carousel/Carousel'
import { Motion } from '@/ui/Motion/Motion'
import { HeroSearch } from './HeroSearch'
import { HeroSlide } from './HeroSlide'
import styles from './Hero.module.css'

/** The four slides that open the home page (spec section 2), and the way to the jobs under them. */
export function Hero() {
  return (
    <div className={styles.hero}>
      <Motion>
        <Carousel
          label="What Alderway does"
          slides={heroSlides}
          slide={(slide, active, index) => <HeroSlide {...slide} active={active} first={index === 0} />}
        />
      </Motion>
      <HeroSearch />
    </div>
  )
}
