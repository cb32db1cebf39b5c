import { useEffect, useRef } from 'react'
import { announce } from './announce'

/** What a page shows from its start is not announced: it is read with the page. */
export function useAnnouncedChange(text: string | undefined): void {
  const known = useRef(text)
  useEffect(() => {
    if (text && text !== known.current) announce(text)
    known.current = text
  }, [text])
}
