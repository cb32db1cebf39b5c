import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from './Badge'
import { Sheet } from './Sheet'

function isShortcut({ altKey, shiftKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyM'
}

function isElement(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement
}

interface PanelProps {
  root: ShadowRoot
  /** Whether the badge is left out. The shortcut opens the panel all the same. */
  isOff: boolean
}

/** The badge and, once it is opened, the panel. */
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
    // A field that is left keeps what was typed into it.
    if (isElement(within)) within.blur()
    flushSync(() => setOpen(false))
    // Who works on the page beside the panel stays where they are.
    if (within && isElement(opener.current)) opener.current.focus({ preventScroll: true })
  }

  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (open) close()
    else show()
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event)
    addEventListener('keydown', hear, { capture: true })
    return () => removeEventListener('keydown', hear, { capture: true })
  }, [])

  // On a phone the page grows by the height of the sheet, so that its end can be scrolled into sight.
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
