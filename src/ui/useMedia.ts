import { useCallback } from 'react'
import { useInBrowser } from './useInBrowser'

/** As in the style sheets: 768 px, the mobile breakpoint of spec section 9, at the usual size of text. */
export const wide = '(width > 48rem)'

/** Where `row-on-phones` of base.css scrolls. */
export const phone = '(width <= 40rem)'

/** Returns false while prerendering and hydrating. */
export function useMedia(query: string) {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useInBrowser(() => matchMedia(query).matches, subscribe) ?? false
}
