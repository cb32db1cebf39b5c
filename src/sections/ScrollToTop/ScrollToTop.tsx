import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { loadCode } from '@/ui/loadCode'

/** In px (spec section 9). */
const threshold = 200

const FadingButton = lazy(async () => ({ default: (await loadCode(() => import('./FadingButton'))).FadingButton }))

function subscribe(changed: () => void) {
  globalThis.addEventListener('scroll', changed, { passive: true })
  return () => globalThis.removeEventListener('scroll', changed)
}

/** Loads its button when the visitor has scrolled that far. */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(
    subscribe,
    () => globalThis.scrollY > threshold,
    () => false,
  )
  const [isNeeded, setNeeded] = useState(isShown)
  if (isShown && !isNeeded) setNeeded(true)
  return <Suspense>{isNeeded && <FadingButton isShown={isShown} />}</Suspense>
}
