import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import 'swiper/css/effect-fade'
import { controls } from '@/content/controls'
import { useUi } from '@/stores/ui'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'
import styles from './Carousel.module.css'

/** In ms: a change of slides (spec section 9), and how long a slide stays. */
const speed = 600
const interval = 5000

const words = controls.carousel

/**
 * Hover and visible focus hold the slides, a button pauses them until the visitor plays them again, and with reduced motion
 * they start paused. `slide` renders one; its `active` is true for the visible one.
 */
export function Carousel<Slide>({
  label,
  slides,
  slide: renderSlide,
}: {
  label: string
  slides: readonly Slide[]
  slide: (slide: Slide, active: boolean, index: number) => ReactNode
}) {
  const still = usePrefersReducedMotion()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [current, setCurrent] = useState(0)
  const choice = useUi((ui) => ui.areSlidesPlaying)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPlaying = choice ?? !still
  const isRotating = isPlaying && !isHovered && !isFocused

  useEffect(() => {
    if (!swiper) return
    if (isRotating) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, isRotating])

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // A tapped arrow has the focus too, but not visibly.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      {/* Swiper measures its slides on hydration, so it hydrates in its own task. */}
      <Suspense>
        <Swiper
          modules={[Autoplay, EffectFade]}
          effect="fade"
          fadeEffect={{ mode: 'out-in' }}
          loop
          loopPreventsSliding={false}
          speed={still ? 0 : speed}
          slidesPerView={1}
          slidesPerGroup={1}
          autoplay={{ delay: interval, disableOnInteraction: false }}
          aria-live={isRotating ? 'off' : 'polite'}
          onSwiper={setSwiper}
          onSlideChange={({ realIndex }) => setCurrent(realIndex)}
        >
          {slides.map((slide, index) => (
            <SwiperSlide key={index}>
              <div
                role="group"
                aria-roledescription="slide"
                aria-label={words.slide(index + 1, slides.length)}
                inert={index !== current}
              >
                {renderSlide(slide, index === current, index)}
              </div>
            </SwiperSlide>
          ))}
        </Swiper>
      </Suspense>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.button}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={() => useUi.setState({ areSlidesPlaying: !isPlaying })}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <button type="button" className={styles.button} aria-label={words.previous} onClick={() => swiper?.slidePrev()}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <ul className={styles.dots}>
          {slides.map((_, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.dot}
                aria-label={words.dot(index + 1)}
                aria-current={index === current || undefined}
                onClick={() => swiper?.slideToLoop(index)}
              />
            </li>
          ))}
        </ul>
        <button type="button" className={styles.button} aria-label={words.next} onClick={() => swiper?.slideNext()}>
          <ChevronRight aria-hidden="true" />
        </button>
      </div>
      <div className={styles.track}>
        <div
          className={styles.progress}
          data-testid="carousel-progress"
          style={{ width: `${((current + 1) / slides.length) * 100}%` }}
        />
      </div>
    </section>
  )
}
