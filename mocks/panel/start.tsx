import { createRoot } from 'react-dom/client'
import { hasSnapshot } from '../engine/state/codec'
import { openFragment } from '../transports/address'
import { createHandle } from '../transports/handle'
import { createPanel, PanelContext, type PanelOptions } from './context'
import { keepFocus } from './keepFocus'
import { Panel } from './Panel'

export function startPanel(options: PanelOptions): void {
  const { backend, site } = options
  const host = document.createElement('div')
  host.dataset.screenOnly = ''
  const root = host.attachShadow({ mode: 'open' })
  keepFocus(root)
  document.body.append(host)
  Object.assign(globalThis, { [`__${backend.definition.name}`]: createHandle(backend, site) })
  // A link to the page that is open changes the fragment alone, without a load.
  addEventListener('hashchange', () => {
    if (hasSnapshot(location.hash)) void openFragment(backend, site, location.hash)
  })
  // In an element: React fails to commit a transition, such as a form's action, to a shadow root.
  createRoot(root.appendChild(document.createElement('div'))).render(
    <PanelContext value={createPanel(options)}>
      <Panel root={root} />
    </PanelContext>,
  )
}
