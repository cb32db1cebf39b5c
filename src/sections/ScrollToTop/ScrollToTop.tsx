import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { controls } from '@/content/controls'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import styles from './ScrollToTop.module.css'

/** In px (spec section 9). */
const threshold = 200

function subscribe(changed: () => void) {
  globalThis.addEventListener('scroll', changed, { passive: true })
  return () => globalThis.removeEventListener('scroll', changed)
}

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
    <button type="button" className={styles.button} aria-label={controls.scrollToTop} onClick={scroll}>
      <ArrowUp aria-hidden="true" />
    </button>
  )
}
