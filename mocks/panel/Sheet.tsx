import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { usePanel } from './context'
import dock from './dock.css?inline'
import { Head } from './head/Head'
import style from './open.css?inline'
import { Tabs } from './Tabs'

/** Selects a text to copy, before the open menu, which may cover it. */
function select(field: HTMLTextAreaElement | null): void {
  field?.closest('dialog')?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  field?.select()
}

/** The panel: a dialog that leaves the page usable. */
export function Sheet({ onClose }: { onClose: () => void }) {
  const { message, uncopied } = usePanel()

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    // The menus close by themselves.
    if (!event.currentTarget.querySelector(':popover-open')) onClose()
  }

  return (
    <dialog open aria-label="Demo data" onKeyDown={closeOnEscape}>
      <style>{style}</style>
      {createPortal(<style>{dock}</style>, document.head)}
      <Head onClose={onClose} />
      <Tabs />
      <div role="status" className="message">
        {message}
        {uncopied && <textarea key={uncopied} readOnly rows={4} aria-label={message} value={uncopied} ref={select} />}
      </div>
    </dialog>
  )
}
