import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUi } from '@/stores/ui'
import { scrollBehavior } from '@/ui/Motion/reducedMotion'
import { Boundary } from '@/ui/Page/Boundary'
import styles from './App.module.css'
import { PageFailed } from './ErrorBoundary'
import { NavigationProgress } from './NavigationProgress'
import { SiteRoutes } from './routes'

/** The whole site below its router. Takes the cache of what the services answered. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const announcement = useUi((ui) => ui.announcement)
  useScrollToTop()
  return (
    <QueryClientProvider client={queryClient}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <NavigationProgress />
      <Boundary fallback={brokenLayout}>
        <SiteRoutes />
      </Boundary>
      <div role="status" className="visually-hidden" data-testid="announcer">
        {announcement}
      </div>
    </QueryClientProvider>
  )
}

/** What is left where a page's layout broke. */
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
