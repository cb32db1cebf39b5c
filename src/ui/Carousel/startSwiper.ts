import { Swiper } from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

/** How long a slide stays, in ms. */
const interval = 5000

/** `onChange` gets the index of each new slide. */
export function startSwiper(element: HTMLElement, onChange: (index: number) => void) {
  return new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    // Rows of slides that loop are reordered, and a turn right after a change of size is undone. Fading looks the same.
    rewind: true,
    // A slow swipe also goes on from the last slide to the first.
    resistance: false,
    autoplay: { delay: interval, disableOnInteraction: false },
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  })
}
