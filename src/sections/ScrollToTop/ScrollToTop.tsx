import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import styles from './ScrollToTop.module.css'

/** How far down the button appears, in px (spec section 9). */
const threshold = 200

function subscribe(changed: () => void) {
  globalThis.addEventListener('scroll', changed, { passive: true })
  return () => globalThis.removeEventListener('scroll', changed)
}

/** A way back up, once the visitor has scrolled more than 200 px. */
export function ScrollToTop() {
  const shown = useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > threshold,
    () => false,
  )
  if (!shown) return null

  function scroll() {
    globalThis.scrollTo({ top: 0, behavior: scrollBehavior() })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={scroll}>
      <ArrowUp aria-hidden="true" />
    </button>
  )
}
