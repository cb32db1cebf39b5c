import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from './Badge'
import { isKey } from './isKey'
import { Sheet } from './Sheet'

function isShortcut(event: KeyboardEvent): boolean {
  return event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && isKey(event, 'm')
}

function isElement(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement
}

interface PanelProps {
  root: ShadowRoot
  /** Whether the badge is hidden. The shortcut still opens the panel. */
  isOff: boolean
}

export function Panel({ root, isOff }: PanelProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)

  function show() {
    opener.current = root.activeElement ?? document.activeElement
    flushSync(() => setOpen(true))
    const tab = root.querySelector('[role=tab][aria-selected=true]')
    if (isElement(tab)) tab.focus()
  }

  function close() {
    const within = root.activeElement
    // Blurring a field commits its draft.
    if (isElement(within)) within.blur()
    flushSync(() => setOpen(false))
    // Focus that is on the page stays there.
    if (within && isElement(opener.current)) opener.current.focus({ preventScroll: true })
  }

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (open) close()
    else show()
  })

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onShortcut(event)
    addEventListener('keydown', listener, { capture: true })
    return () => removeEventListener('keydown', listener, { capture: true })
  }, [])

  // On phones the page grows by the panel's height, so that its end can be scrolled into view.
  useEffect(() => {
    root.host.toggleAttribute('data-open', open)
  }, [root, open])

  return (
    <aside aria-label="Demo data" hidden={isOff && !open}>
      <Badge isOpen={open} onOpen={show} />
      {open && <Sheet onClose={close} />}
    </aside>
  )
}
