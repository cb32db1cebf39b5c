import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Badge } from './Badge'
import { usePanel, useView } from './context'
import style from './host.css?inline'
import { isKey } from './isKey'
import { Notice } from './Notice'
import type { Sheet as SheetType } from './Sheet'

const failure = 'The panel could not be loaded. Check the connection and open it again, or reload the page.'

/** The badge, and the panel that it opens. With `isOff` only the shortcut opens it. */
export function Panel({ root, isOff }: { root: ShadowRoot; isOff: boolean }) {
  const { backend, view } = usePanel()
  const { isOpen } = useView()
  const [Sheet, setSheet] = useState<typeof SheetType>()
  const opener = useRef<Element | null>(null)
  const isShown = isOpen && Sheet !== undefined

  /** Loads the panel's parts when it is first opened. Returns whether they are there. */
  async function load(): Promise<boolean> {
    const loaded = await import('./Sheet').catch((reason: unknown) => {
      console.warn('The panel failed to load:', String(reason))
    })
    flushSync(() => {
      if (loaded) setSheet(() => loaded.Sheet)
      const others = backend.problems.getState().filter((problem) => problem !== failure)
      backend.problems.setState(loaded ? others : [...others, failure], true)
    })
    return loaded !== undefined
  }

  async function show() {
    opener.current = root.activeElement ?? document.activeElement
    if (!Sheet && !(await load())) return
    flushSync(() => view.setState({ isOpen: true }))
    root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  function close() {
    const within = root.activeElement
    // Blurring a field commits its draft.
    if (within instanceof HTMLElement) within.blur()
    flushSync(() => view.setState({ isOpen: false }))
    // Focus that is on the page stays there.
    const last = opener.current?.isConnected ? opener.current : root.querySelector('.badge')
    if (within && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }

  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey } = event
    if (!altKey || !shiftKey || ctrlKey || metaKey || !isKey(event, 'm')) return
    event.preventDefault()
    if (isShown) close()
    else void show()
  })

  // It was open before a reload.
  const loadIfOpen = useEffectEvent(() => isOpen && load())

  useEffect(() => {
    void loadIfOpen()
    const listening = new AbortController()
    addEventListener('keydown', (event) => onShortcut(event), { capture: true, signal: listening.signal })
    return () => listening.abort()
  }, [])

  // On phones the page is longer by the badge or the sheet, so that its end can be scrolled clear of them.
  useEffect(() => {
    root.host.toggleAttribute('data-open', isShown)
    root.host.toggleAttribute('data-badge', !isOff && !isShown)
  }, [root, isOff, isShown])

  return (
    <div>
      <style>{style}</style>
      <Notice />
      <aside aria-label="Demo data" hidden={isOff && !isShown}>
        <Badge isOpen={isShown} onOpen={() => void show()} />
        {isShown && <Sheet root={root} onClose={close} />}
      </aside>
    </div>
  )
}
