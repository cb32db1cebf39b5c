import { Suspense, ViewTransition } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import styles from './App.module.css'
import { ErrorBoundary } from './ErrorBoundary'

/** A page's place in its layout: waits for the page's code, fades it in for the one before, contains what breaks in it. */
export function PageOutlet() {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary place={pathname}>
      <Suspense
        fallback={
          <p role="status" className={styles.waiting}>
            Loading page...
          </p>
        }
      >
        <ViewTransition key={pathname} enter="page" exit="page" update="none" default="none">
          <Outlet />
        </ViewTransition>
      </Suspense>
    </ErrorBoundary>
  )
}
