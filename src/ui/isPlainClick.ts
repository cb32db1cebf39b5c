import type { MouseEvent } from 'react'

/** A modified click opens a new tab, a new window or a download. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
