import type { MouseEvent } from 'react'

/** Whether a click follows a link in this tab, rather than in a new tab, a new window or as a download. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
