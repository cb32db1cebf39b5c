import { useEffect, useRef } from 'react'
import { announce } from './announce'

/** What a page shows from its start is read with it, not announced. `of` is what tells two texts apart. */
export function useAnnouncedChange(text: string | undefined, of: unknown = text) {
  const known = useRef(of)
  useEffect(() => {
    if (text && of !== known.current) announce(text)
    known.current = of
  }, [text, of])
}
