import { AnimatePresence, domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'

/** In seconds (spec section 9). */
const duration = 0.3

/** Import it dynamically: it brings framer-motion's features. */
export function Fade({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const still = usePrefersReducedMotion()
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>
        {isShown && (
          <m.div
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: still ? 0 : duration }}
          >
            {children}
          </m.div>
        )}
      </AnimatePresence>
    </LazyMotion>
  )
}
