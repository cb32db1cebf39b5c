import { useState, ViewTransition, type ViewTransitionProps } from 'react'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'

/**
 * A ViewTransition of only the given kinds. Under reduced motion just its content: React would hold the new page back until
 * the browser has a picture of the old one.
 */
export function Transition({ children, ...kinds }: ViewTransitionProps) {
  const still = usePrefersReducedMotion()
  // A page that was prerendered with it keeps it.
  const [isPlain] = useState(still)
  if (isPlain) return children
  return (
    <ViewTransition {...(!still && kinds)} default="none">
      {children}
    </ViewTransition>
  )
}
