import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from './Badge'
import { isKey } from './isKey'
import type { Sheet as SheetType } from './Sheet'
import { useStored } from './useStored'

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
  const [open, setOpen] = useStored('open', false)
  const [Sheet, setSheet] = useState<typeof SheetType>()
  const opener = useRef<Element | null>(null)

  /** Loads the panel's parts when it is first opened. */
  async function load() {
    try {
      const loaded = await import('./Sheet')
      flushSync(() => setSheet(() => loaded.Sheet))
    } catch (reason) {
      console.warn('The panel failed to load. Reload the page to try again.', String(reason))
    }
  }

  async function show() {
    opener.current = root.activeElement ?? document.activeElement
    await load()
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
    const last = opener.current ?? root.querySelector('.badge')
    if (within && isElement(last)) last.focus({ preventScroll: true })
  }

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return
    event.preventDefault()
    if (open) close()
    else void show()
  })

  // It was open before a reload.
  const loadIfOpen = useEffectEvent(() => open && load())
  useEffect(() => void loadIfOpen(), [])

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
      <Badge isOpen={open} onOpen={() => void show()} />
      {open && Sheet && <Sheet root={root} onClose={close} />}
    </aside>
  )
}
