import { type RefObject, useEffect } from 'react'
import { usePrefersReducedMotion } from './usePrefersReducedMotion'

/** Makes links that look like buttons grow and shrink with the pointer. */
export function useGestures(within: RefObject<HTMLElement | null>) {
  const still = usePrefersReducedMotion()

  useEffect(() => {
    const elements = within.current?.querySelectorAll<HTMLElement>('a[data-variant]')
    if (still || !elements) return undefined
    const ending = import('./dom').then(
      ({ scaleOnGestures }) => scaleOnGestures(elements),
      () => undefined,
    )
    return () => void ending.then((end) => end?.())
  }, [within, still])
}
