import { PanelLeft, PanelRight, X } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { useChanges } from './context'
import { dockPage } from './dock'
import { Problems } from './Problems'
import { Resizer } from './Resizer'
import { addOpenStyle } from './style/openStyle'
import { Tabs } from './Tabs'
import { useStored } from './useStored'

/** The panel: a non-modal dialog that leaves the page usable. */
export function Sheet({ root, onClose }: { root: ShadowRoot; onClose: () => void }) {
  const [side, setSide] = useStored<'left' | 'right'>('side', 'right')
  const [width, setWidth] = useStored('width', 352)
  const [height, setHeight] = useStored('height', 0)
  const other = side === 'right' ? 'left' : 'right'
  const Side = side === 'right' ? PanelLeft : PanelRight

  useLayoutEffect(() => addOpenStyle(root), [root])
  useLayoutEffect(() => dockPage(side, width, height), [side, width, height])

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <section role="dialog" aria-modal="false" aria-label="Demo data" data-side={side} onKeyDown={closeOnEscape}>
      <Resizer side={side} onWidth={setWidth} onHeight={setHeight} />
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
