import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { loadCode } from '../loadCode'

/** Where they do not come, everything stands still. */
const features = () =>
  loadCode(() => import('./features')).then(
    (module) => module.default,
    () => new Promise<never>(() => undefined),
  )

/** framer-motion's set-up: the small `m` elements now, its features after the page is on screen; still where asked. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
