import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import { controls } from '@/content/controls'
import { Transition } from '@/ui/Motion/Transition'
import styles from './App.module.css'
import { PageFailed } from './PageFailed'

export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <Suspense fallback={<p className={styles.waiting}>{controls.loadingPage}</p>}>
      <Transition key={pathname} enter={styles.page} exit={styles.page}>
        {/* One picture of the page, not one of each section. */}
        <div>
          <ErrorBoundary FallbackComponent={PageFailed}>
            <Outlet />
          </ErrorBoundary>
        </div>
      </Transition>
    </Suspense>
  )
}
