import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import 'swiper/css'
import 'swiper/css/effect-fade'
import { controls } from '@/content/controls'
import { useUi } from '@/stores/ui'
import { loadCode } from '../loadCode'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'
import styles from './Carousel.module.css'

/** A change of slides, in ms (spec section 9). */
const speed = 600

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
  const slider = useRef<HTMLDivElement>(null)
  const starting = useRef<Promise<Swiper | null | undefined>>(undefined)
  /** Null if its code could not be loaded. */
  const [swiper, setSwiper] = useState<Swiper | null>()
  const [current, setCurrent] = useState(0)
  const choice = useUi((ui) => ui.areSlidesPlaying)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isPlaying = choice ?? !still
  const isRotating = isPlaying && !isHovered && !isFocused

  // In the commit itself: an arrow may be pressed before the other effects run.
  useLayoutEffect(() => {
    const [element, gone] = [slider.current, new AbortController()]
    const started = loadCode(() => import('./startSwiper')).then(
      ({ startSwiper }) => (element && !gone.signal.aborted ? startSwiper(element, speed, setCurrent) : undefined),
      () => null,
    )
    starting.current = started
    void started.then(setSwiper)
    return () => {
      gone.abort()
      setCurrent(0)
      void started.then((instance) => instance?.destroy())
    }
  }, [])

  useEffect(() => {
    if (!swiper) return
    Object.assign(swiper.params, { speed: still ? 0 : speed })
    if (isRotating) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, still, isRotating])

  /** Turns at once, or as soon as Swiper has loaded. */
  function turn(how: (instance: Swiper) => void) {
    void starting.current?.then((instance) => instance && how(instance))
  }

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
      <div className="swiper" ref={slider}>
        <div className="swiper-wrapper" aria-live={isRotating ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide(index + 1, slides.length)}
              inert={index !== current}
            >
              {renderSlide(slide, index === current, index)}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls} hidden={swiper === null}>
        <button
          type="button"
          className={styles.button}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={() => useUi.setState({ areSlidesPlaying: !isPlaying })}
        >
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={words.previous}
          onClick={() => turn((instance) => instance.slidePrev())}
        >
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
                onClick={() => turn((instance) => instance.slideTo(index))}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          className={styles.button}
          aria-label={words.next}
          onClick={() => turn((instance) => instance.slideNext())}
        >
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
