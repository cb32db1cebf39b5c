import ArrowUp from 'lucide-react/icons/arrow-up'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { controls } from '@/content/controls'
import { scrollBehavior } from '@/ui/Motion/usePrefersReducedMotion'
import styles from './ScrollToTop.module.css'

const Fade = lazy(async () => ({ default: (await import('@/ui/Motion/Fade')).Fade }))

function subscribe(changed: () => void) {
  globalThis.addEventListener('scroll', changed, { passive: true })
  return () => globalThis.removeEventListener('scroll', changed)
}

function scrollToTop() {
  globalThis.scrollTo({ top: 0, behavior: scrollBehavior() })
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** In px (spec section 9). */
const threshold = 200

export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > threshold,
    () => false,
  )
  // Most visits load the fade after the page is in use, or never.
  const [isNeeded, setNeeded] = useState(isShown)
  if (isShown && !isNeeded) setNeeded(true)

  return (
    <Suspense>
      {isNeeded && (
        <Fade isShown={isShown}>
          <button type="button" className={styles.button} aria-label={controls.scrollToTop} onClick={scrollToTop}>
            <ArrowUp />
          </button>
        </Fade>
      )}
    </Suspense>
  )
}
