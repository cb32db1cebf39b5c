import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { loadFeatures } from './loadFeatures'

/** Nothing moves if the features fail to load. */
function features() {
  return loadFeatures().then(
    ({ domAnimation }) => domAnimation,
    () => new Promise<never>(() => undefined),
  )
}

/** Loads the small `m` elements now and framer-motion's features after the page is on screen. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
