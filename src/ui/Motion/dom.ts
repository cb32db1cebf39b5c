// Import it dynamically: no page needs framer-motion before it moves.
import { animateMini as animate, animateValue, hover, press } from 'framer-motion/dom'

export { animateValue }

const still = { transform: 'none' }
const larger = { transform: 'scale(1.05)' }
const smaller = { transform: 'scale(0.95)' }

/** Spec section 9. Returns what ends it. */
export function scaleOnGestures(elements: NodeListOf<HTMLElement>) {
  const endHover = hover(elements, (element) => {
    animate(element, larger)
    return () => void animate(element, still)
  })
  const endPress = press(elements, (element) => {
    animate(element, smaller)
    return () => void animate(element, element.matches(':hover') ? larger : still)
  })
  return () => {
    endHover()
    endPress()
  }
}
