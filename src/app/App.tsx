import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUi } from '@/stores/ui'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import { Boundary } from '@/ui/Boundary'
import styles from './App.module.css'
import { PageFailed } from './ErrorBoundary'
import { NavigationProgress } from './NavigationProgress'
import { SiteRoutes } from './routes'

/** The whole site below its router. */
export function App() {
  const announcement = useUi((ui) => ui.announcement)
  const { pathname } = useLocation()
  useScrollToTop()
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <NavigationProgress />
      <Boundary place={pathname} fallback={brokenLayout}>
        <SiteRoutes />
      </Boundary>
      <div role="status" className="visually-hidden" data-testid="announcer">
        {announcement}
      </div>
    </>
  )
}

/** What is left where a layout could not be loaded or broke. */
function brokenLayout() {
  return (
    <main id="main">
      <PageFailed />
    </main>
  )
}

/** On every change of path the page scrolls smoothly to the top (spec section 2), at once under reduced motion. */
function useScrollToTop() {
  const { pathname } = useLocation()
  const place = useRef(pathname)
  useEffect(() => {
    if (place.current === pathname) return
    place.current = pathname
    globalThis.scrollTo({ top: 0, behavior: scrollBehavior() })
  }, [pathname])
}
