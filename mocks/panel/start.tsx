import { createRoot } from 'react-dom/client'
import { createHandle } from '../transports/handle'
import { createPanel, PanelContext, type PanelOptions } from './context'
import { keepFocus } from './keepFocus'
import { Panel } from './Panel'

export function startPanel(options: PanelOptions) {
  const { backend, site } = options
  const host = document.createElement('div')
  host.dataset.screenOnly = ''
  const root = host.attachShadow({ mode: 'open' })
  keepFocus(root)
  document.body.append(host)
  Object.assign(globalThis, { [`__${backend.definition.name}`]: createHandle(backend, site) })
  // React fails to commit a transition, such as a form's action, to a shadow root.
  const container = root.appendChild(document.createElement('div'))
  // Screen readers would call it clickable: React listens on it.
  container.setAttribute('role', 'none')
  createRoot(container).render(
    <PanelContext value={createPanel(options)}>
      <Panel root={root} />
    </PanelContext>,
  )
}
