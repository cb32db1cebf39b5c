import { LazyMotion, MotionConfig } from 'framer-motion'
import type { ReactNode } from 'react'
import { loadCode } from '../loadCode'

/** Where they do not come, everything stands still, as the styles of what waits for its turn can see. */
const features = () =>
  loadCode(() => import('./features')).then(
    (module) => module.default,
    () => {
      document.documentElement.dataset.motion = 'none'
      return new Promise<never>(() => undefined)
    },
  )

/** framer-motion's set-up: the small `m` elements now, its features after the page is on screen; still where asked. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={features} strict>
      <MotionConfig reducedMotion="user">{children}</MotionConfig>
    </LazyMotion>
  )
}
