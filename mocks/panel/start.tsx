import { createRoot } from 'react-dom/client'
import { applySnapshot, incompleteLink } from '../engine/state/entry'
import { hasSnapshot } from '../engine/state/snapshot'
import { createHandle } from '../transports/handle'
import { PanelContext, type PanelOptions } from './context'
import { Panel } from './Panel'
import { attachStyledRoot } from './style/style'

const storageKey = 'alderway.mock.panel'

/** Whether the badge is hidden in this tab: `?panel=off` hides it for presentations, `?panel=on` shows it again. */
function isOff({ address, session }: PanelOptions): boolean {
  const param = new URLSearchParams(address.search).get('panel')
  if (param === 'off' || param === 'on') session.setItem(storageKey, param)
  return session.getItem(storageKey) === 'off'
}

/** A link opened on the page that it leads to changes the fragment alone, without a load. */
async function applyFragment({ backend, site }: PanelOptions): Promise<void> {
  const { hash } = globalThis.location
  if (!hasSnapshot(hash)) return
  const snapshot = await backend.snapshots.fromFragment(hash)
  if (snapshot) applySnapshot(backend, site, snapshot)
  else backend.settings.set({ problems: [incompleteLink] })
}

/** Adds the panel to the page. */
export function startPanel(options: PanelOptions): void {
  const host = document.createElement('div')
  const root = attachStyledRoot(host)
  document.body.append(host)
  globalThis.window.__alderway = createHandle(options.backend, options.site)
  addEventListener('hashchange', () => void applyFragment(options))
  createRoot(root).render(
    <PanelContext value={options}>
      <Panel root={root} isOff={isOff(options)} />
    </PanelContext>,
  )
}
