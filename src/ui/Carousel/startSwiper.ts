import { Swiper } from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

/** How long a slide stays, in ms. */
const interval = 5000

/** Starts Swiper on slides that are on the page. `speed` is in ms; `onChange` gets the index of each new slide. */
export function startSwiper(element: HTMLElement, speed: number, onChange: (index: number) => void): Swiper {
  return new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { mode: 'out-in' },
    speed,
    loop: true,
    loopPreventsSliding: false,
    autoplay: { delay: interval, disableOnInteraction: false },
    on: { slideChange: ({ realIndex }) => onChange(realIndex) },
  })
}
