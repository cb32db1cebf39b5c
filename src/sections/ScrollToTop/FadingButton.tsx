import { AnimatePresence, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { ArrowUp } from 'lucide-react'
import { controls } from '@/content/controls'
import { domAnimation } from '@/ui/Motion/features'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import { usePrefersReducedMotion } from '@/ui/Motion/usePrefersReducedMotion'
import styles from './ScrollToTop.module.css'

/** In seconds (spec section 9). */
const fade = 0.3

function scrollToTop() {
  globalThis.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById('main')?.focus({ preventScroll: true })
}

export function FadingButton({ isShown }: { isShown: boolean }) {
  const still = usePrefersReducedMotion()
  return (
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence>
        {isShown && (
          <m.button
            type="button"
            className={styles.button}
            aria-label={controls.scrollToTop}
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: still ? 0 : fade }}
            onClick={scrollToTop}
          >
            <ArrowUp aria-hidden="true" />
          </m.button>
        )}
      </AnimatePresence>
    </LazyMotion>
  )
}
