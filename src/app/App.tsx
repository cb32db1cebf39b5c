import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { controls } from '@/content/controls'
import { scrollBehavior } from '@/ui/Motion/usePrefersReducedMotion'
import styles from './App.module.css'
import { NavigationProgress } from './NavigationProgress'
import { PageFailed } from './PageFailed'
import { SiteRoutes } from './routes'

export function App() {
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  return (
    <>
      <a href="#main" className={styles.skip} onClick={skip}>
        {controls.skip}
      </a>
      <NavigationProgress key={pathname} />
      <ErrorBoundary FallbackComponent={LayoutFailed} resetKeys={[pathname]}>
        <SiteRoutes />
      </ErrorBoundary>
    </>
  )
}

/** The browser itself would make a history entry without the state that links back need. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function LayoutFailed() {
  return (
    <main id="main" tabIndex={-1}>
      <PageFailed />
    </main>
  )
}

/** Spec section 2. */
function useScrollToTop(pathname: string) {
  const previous = useRef(pathname)
  const isBack = useNavigationType() === NavigationType.Pop
  useLayoutEffect(() => {
    if (previous.current === pathname) return
    // Browsers find the place that was left on a page that is whole.
    document.documentElement.toggleAttribute('data-whole', isBack)
    // What travels into the page, src/ui/Travel, lands inside the window.
    scrollTo({ top: Math.min(scrollY, 100), behavior: 'instant' })
  }, [pathname, isBack])
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    // Chromium gives up the place that it restores while the page glides.
    scrollTo({ top: 0, behavior: isBack ? 'instant' : scrollBehavior() })
  }, [pathname, isBack])
}
