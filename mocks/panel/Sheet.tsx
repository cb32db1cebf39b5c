import { PanelLeft, PanelRight, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { usePanel, useRowsVersion, useSetting } from './context'
import { Tabs } from './Tabs'
import { Unknown } from './Unknown'
import { differences } from './words'

/** The panel itself: beside the page, never over all of it, and never holding the focus back. */
export function Sheet({ onClose }: { onClose: () => void }) {
  const { data } = usePanel().backend
  const [side, setSide] = useState<'left' | 'right'>('right')
  const other = side === 'right' ? 'left' : 'right'
  const setting = useSetting()
  useRowsVersion()
  const state = differences(setting, data.edits().length)
  const Side = side === 'right' ? PanelLeft : PanelRight

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <section role="dialog" aria-modal="false" aria-label="Demo data" data-side={side} onKeyDown={closeOnEscape}>
      <header>
        <div>
          <h2>Demo data</h2>
          <p>{state.join(', ') || 'An ordinary day'}</p>
        </div>
        <button type="button" className="icon side" onClick={() => setSide(other)}>
          <Side aria-hidden="true" />
          <span className="unseen">Move to the {other}</span>
        </button>
        <button type="button" className="icon" onClick={onClose}>
          <X aria-hidden="true" />
          <span className="unseen">Close</span>
        </button>
      </header>
      <Unknown />
      <Tabs />
    </section>
  )
}
