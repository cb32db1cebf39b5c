import { createContext, type RefObject } from 'react'

/** The element that takes the focus from a control inside it that is about to be unmounted. */
export const FocusFallback = createContext<RefObject<HTMLElement | null>>({ current: null })

export function focusElement(element: HTMLElement) {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
