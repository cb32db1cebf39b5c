import type { MouseEvent } from 'react'
import { isPlainClick } from './isPlainClick'
import { scrollBehavior } from './Motion/usePrefersReducedMotion'

export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}

export function scrollToTop() {
  scrollTo({ top: 0, behavior: scrollBehavior() })
  focusMain()
}

/** For the links around a page: one to the page itself would change nothing. Call it before the link is followed. */
export function returnToTop(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  const isHere = link && !link.target && !link.hash && link.pathname === location.pathname
  if (isHere && isPlainClick(event)) scrollToTop()
}
