import * as m from 'framer-motion/m'
import type { heroSlides } from '@/content/home/hero'
import { ButtonLink } from '@/ui/Button/Button'
import { usePrefersReducedMotion } from '@/ui/Motion/usePrefersReducedMotion'
import { Picture } from '@/ui/Picture/Picture'
import styles from './Hero.module.css'

const MotionButtonLink = m.create(ButtonLink)

/** In seconds (spec section 9). */
const duration = 0.8
const delays = { title: 0.2, subtitle: 0.4 }

const waiting = { opacity: 0, y: 24, transition: { duration: 0 } }

function shown(delay: number, still: boolean) {
  return { opacity: 1, y: 0, transition: still ? { duration: 0 } : { duration, delay, ease: 'easeOut' as const } }
}

/** CSS animates the first slide, so that it is visible from the first paint; framer-motion animates the others. */
export function HeroSlide({
  title,
  subtitle,
  picture,
  buttons,
  active,
  first,
}: (typeof heroSlides)[number] & { active: boolean; first: boolean }) {
  const still = usePrefersReducedMotion()
  return (
    <div className={styles.slide} data-picture={picture}>
      <div className={styles.inside}>
        <div className={styles.words}>
          <m.h2 className={styles.title} initial={false} animate={active ? shown(delays.title, still) : waiting}>
            {title}
          </m.h2>
          <m.p className={styles.subtitle} initial={false} animate={active ? shown(delays.subtitle, still) : waiting}>
            {subtitle}
          </m.p>
          <div className={styles.buttons}>
            {buttons.map(({ text, to }, index) => (
              <MotionButtonLink
                key={text}
                to={to}
                variant={index === 0 ? 'primary' : 'secondary'}
                whileHover={{ scale: 1.05 }}
                whileTap={{ scale: 0.95 }}
              >
                {text}
              </MotionButtonLink>
            ))}
          </div>
        </div>
        <Picture name={picture} eager={first} className={styles.picture} />
      </div>
    </div>
  )
}
