import Database from 'lucide-react/icons/database'
import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useChanges, usePanel, useShown } from './context'
import { Action } from './controls'
import style from './host.css?inline'
import { isKey } from './isKey'
import type { Sheet as SheetType } from './Sheet'
import { formatCount } from './describe'

function Badge({ onOpen }: { onOpen: () => unknown }) {
  const held = useShown(({ requests }) => requests.filter(({ isHeld }) => isHeld).length)
  const overrides = useChanges()
  const changes = held > 0 ? [`${formatCount(held, 'request')} held`, ...overrides] : overrides

  return (
    <Action
      icon={Database}
      className="badge"
      data-count={changes.length || undefined}
      aria-expanded={false}
      aria-keyshortcuts="Alt+Shift+M Alt+Shift+0"
      title={`${changes.join(', ') || 'Default state'} (Alt+Shift+M or Alt+Shift+0)`}
      onClick={onOpen}
    >
      <span>Demo data</span>
    </Action>
  )
}

/** The shortcut works while the badge is hidden. */
export function Panel({ root }: { root: ShadowRoot }) {
  const { backend, setView, say } = usePanel()
  const { view, message, problems, offline } = useShown(({ view, message, problems, offline }) => ({
    view,
    message,
    problems,
    offline,
  }))
  const [Sheet, setSheet] = useState<typeof SheetType>()
  const opener = useRef<Element | null>(null)
  const isShown = view.isOpen && Sheet !== undefined
  const notes = [...problems, isShown ? '' : message].filter(Boolean)

  async function open() {
    try {
      const loaded = await import('./Sheet')
      flushSync(() => setSheet(() => loaded.Sheet))
      flushSync(() => setView({ isOpen: true }))
    } catch (reason) {
      setView({ isOpen: false })
      console.warn('The panel failed to load:', String(reason))
      say('The panel could not be loaded. Open it again, or reload the page.')
    }
  }

  async function show() {
    opener.current = root.activeElement ?? document.activeElement
    await open()
    root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  function close() {
    const within = root.activeElement
    say('')
    // Blurring a field commits its draft.
    if (within instanceof HTMLElement) within.blur()
    flushSync(() => setView({ isOpen: false }))
    // Focus that is on the page stays there.
    const last = opener.current?.isConnected ? opener.current : root.querySelector('.badge')
    if (within && last instanceof HTMLElement) last.focus({ preventScroll: true })
  }

  // It was open before a reload.
  const reopen = useEffectEvent(() => {
    if (view.isOpen) void open()
  })
  useEffect(() => reopen(), [])

  useEffect(() => {
    function onShortcut(event: KeyboardEvent) {
      const { altKey, shiftKey, ctrlKey, metaKey, code } = event
      if (!altKey || !shiftKey || ctrlKey || metaKey) return
      // The screen reader Orca has Alt+Shift+M for landmarks.
      if (!isKey(event, 'm') && code !== 'Digit0') return
      event.preventDefault()
      if (isShown) close()
      else void show()
    }
    addEventListener('keydown', onShortcut, true)
    return () => removeEventListener('keydown', onShortcut, true)
  })

  return (
    <div>
      <style>{style}</style>
      <div aria-live="assertive" className="notice">
        {notes.length > 0 && (
          <>
            <p>{notes.join('\n')}</p>
            <Action icon={X} aria-label="Dismiss" onClick={() => backend.problems.setState([], true)} />
          </>
        )}
      </div>
      <div aria-live="polite" className="update">
        {offline.isOutdated && !view.isOff && (
          <>
            <p>A newer version is ready.</p>
            <Action label="Reload" onClick={() => location.reload()} />
          </>
        )}
      </div>
      <aside aria-label="Demo data" hidden={view.isOff && !isShown}>
        {isShown && <Sheet onClose={close} />}
        {!view.isOpen && <Badge onOpen={show} />}
      </aside>
    </div>
  )
}
