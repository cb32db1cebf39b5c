import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { loadCode } from '../loadCode'

/** If the features fail to load, `data-motion` makes the styles show what would be animated in. */
const features = () =>
  loadCode(() => import('./features')).then(
    (module) => module.default,
    () => {
      document.documentElement.dataset.motion = 'none'
      return new Promise<never>(() => undefined)
    },
  )

/** Loads the small `m` elements now and framer-motion's features after the page is on screen. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
