import { Suspense, ViewTransition } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Outlet, useLocation } from 'react-router-dom'
import styles from './App.module.css'
import { forgetFailures } from './lazyPage'
import { PageFailed } from './PageFailed'

/** Renders a layout's page: waits for its code, fades it in, and contains its errors. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <Suspense
      fallback={
        <p role="status" className={styles.waiting}>
          Loading page...
        </p>
      }
    >
      <ViewTransition
        key={pathname}
        enter={styles.page ?? 'auto'}
        exit={styles.page ?? 'auto'}
        update="none"
        default="none"
      >
        <ErrorBoundary FallbackComponent={PageFailed} onError={forgetFailures}>
          <Outlet />
        </ErrorBoundary>
      </ViewTransition>
    </Suspense>
  )
}
