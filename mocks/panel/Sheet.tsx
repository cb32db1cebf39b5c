import { type DragEvent, type KeyboardEvent, useLayoutEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { usePanel } from './context'
import { Action } from './controls'
import { dockPage } from './dock'
import { Head } from './head/Head'
import { openFile } from './head/openFile'
import style from './open.css?inline'
import { Tabs } from './Tabs'

/** The panel: a dialog that leaves the page usable. */
export function Sheet({ root, onClose }: { root: ShadowRoot; onClose: () => void }) {
  const panel = usePanel()
  const message = useStore(panel.message)

  useLayoutEffect(dockPage, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented && !root.querySelector(':popover-open')) onClose()
  }

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void openFile(panel, file)
  }

  return (
    <dialog
      open
      aria-label="Demo data"
      onKeyDown={closeOnEscape}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={drop}
    >
      <style>{style}</style>
      <Head onClose={onClose} />
      <ErrorBoundary
        fallbackRender={({ error, resetErrorBoundary }) => (
          <div role="alert" className="failure">
            <p>This tab failed: {String(error)}</p>
            <Action onClick={resetErrorBoundary}>Start over</Action>
          </div>
        )}
        onReset={() => panel.view.setState(panel.view.getInitialState())}
      >
        <Tabs />
      </ErrorBoundary>
      <p role="status" className="message">
        {message}
      </p>
    </dialog>
  )
}
