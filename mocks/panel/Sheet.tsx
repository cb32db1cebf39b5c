import { PanelLeft, PanelRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useChanges } from './context'
import { Problems } from './Problems'
import { Tabs } from './Tabs'

/** The panel: a non-modal dialog that leaves the page usable. */
export function Sheet({ onClose }: { onClose: () => void }) {
  const [side, setSide] = useState<'left' | 'right'>('right')
  const other = side === 'right' ? 'left' : 'right'
  const Side = side === 'right' ? PanelLeft : PanelRight

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <section role="dialog" aria-modal="false" aria-label="Demo data" data-side={side} onKeyDown={closeOnEscape}>
      <header>
        <div>
          <h2>Demo data</h2>
          <p>{useChanges().join(', ') || 'Default state'}</p>
        </div>
        <button type="button" className="icon move" onClick={() => setSide(other)}>
          <Side aria-hidden="true" />
          <span className="visually-hidden">Move to the {other}</span>
        </button>
        <button type="button" className="icon" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="visually-hidden">Close</span>
        </button>
      </header>
      <Problems />
      <Tabs />
    </section>
  )
}
