import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Swiper } from 'swiper'
import 'swiper/css'
import 'swiper/css/effect-fade'
import { controls } from '@/content/controls'
import { useUi } from '@/stores/ui'
import { announce } from '../announce'
import { usePrefersReducedMotion } from '../Motion/usePrefersReducedMotion'
import styles from './Carousel.module.css'

/** A change of slides, in ms (spec section 9). */
const speed = 600

const words = controls.carousel

export function Carousel<Slide extends { title: string }>({
  label,
  slides,
  renderSlide,
}: {
  label: string
  slides: readonly Slide[]
  renderSlide: (slide: Slide, index: number) => ReactNode
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
  const fade = still ? 0 : speed
  const isRotating = isPlaying && !isHovered && !isFocused

  // In the commit itself: an arrow may be pressed before the other effects run.
  useLayoutEffect(() => {
    const element = slider.current
    let isUnmounted = false
    const started = import('./startSwiper').then(
      ({ startSwiper }) => (element && !isUnmounted ? startSwiper(element, setCurrent) : undefined),
      () => null,
    )
    starting.current = started
    void started.then(setSwiper)
    return () => {
      isUnmounted = true
      setCurrent(0)
      void started.then((instance) => instance?.destroy())
    }
  }, [])

  useEffect(() => {
    if (!swiper) return
    Object.assign(swiper.params, { speed: fade })
    if (isRotating) swiper.autoplay.start()
    else swiper.autoplay.stop()
  }, [swiper, fade, isRotating])

  async function turn(how: (instance: Swiper) => void) {
    const instance = await starting.current
    if (!instance) return
    how(instance)
    const { activeIndex } = instance
    announce(`${words.slide(activeIndex + 1, slides.length)}: ${slides[activeIndex]?.title}`)
  }

  function pauseOrPlay() {
    useUi.setState({ areSlidesPlaying: !isPlaying })
    announce(isPlaying ? words.paused : words.playing)
  }

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      // A finger leaves when it is lifted: the slide that it presses stays.
      onPointerDown={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      // A tapped arrow has the focus too, but not visibly.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      // A window that is left tells of a blur too, and keeps the focus where it is.
      onBlur={({ target }) => setFocused((was) => was && target === document.activeElement)}
    >
      {/* Before the slides, for who reads them without a pointer or focus on them. */}
      {swiper !== null && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPlaying ? words.pause : words.play}
          onClick={pauseOrPlay}
        >
          {isPlaying ? <Pause /> : <Play />}
        </button>
      )}
      <div className="swiper" ref={slider}>
        <div className="swiper-wrapper">
          {slides.map((slide, index) => (
            <div
              key={slide.title}
              className="swiper-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={words.slide(index + 1, slides.length)}
              inert={index !== current}
            >
              {renderSlide(slide, index)}
            </div>
          ))}
        </div>
      </div>
      {swiper !== null && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={words.previous}
            onClick={() => void turn((instance) => instance.slidePrev(fade))}
          >
            <ChevronLeft />
          </button>
          <ul className={styles.dots}>
            {slides.map(({ title }, index) => (
              <li key={title}>
                <button
                  type="button"
                  aria-label={words.dot(index + 1)}
                  aria-current={index === current || undefined}
                  onClick={() => void turn((instance) => instance.slideTo(index, fade))}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={words.next}
            onClick={() => void turn((instance) => instance.slideNext(fade))}
          >
            <ChevronRight />
          </button>
        </div>
      )}
      <div className={styles.track}>
        <div className={styles.progress} style={{ width: `${((current + 1) / slides.length) * 100}%` }} />
      </div>
    </section>
  )
}
