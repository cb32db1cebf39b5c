import ArrowUp from 'lucide-react/icons/arrow-up'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { controls } from '@/content/controls'
import { scrollToTop } from '@/ui/scrollToTop'
import { useInBrowser } from '@/ui/useInBrowser'
import styles from './ScrollToTop.module.css'

function Appear({ isShown, children }: { isShown?: boolean; children: ReactNode }) {
  return isShown && children
}

const Fade = lazy(async () => {
  const loaded = await import('@/ui/Motion/Fade').catch(() => ({ Fade: Appear }))
  return { default: loaded.Fade }
})

function subscribe(changed: () => void) {
  addEventListener('scroll', changed)
  return () => removeEventListener('scroll', changed)
}

/** In px (spec section 9). */
const threshold = 200

export function ScrollToTop() {
  const isShown = useInBrowser(() => scrollY > threshold, subscribe)
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
