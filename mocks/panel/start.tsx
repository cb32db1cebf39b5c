import { createRoot } from 'react-dom/client'
import { enterState, notWhole } from '../enter'
import { fromFragment, holdsState } from '../share'
import { PanelContext, type PanelOptions } from './context'
import { Panel } from './Panel'
import { style } from './style/style'

const key = 'alderway.mock.panel'

/** Whether the badge is left out in this tab: `?panel=off` hides it for presentations, `?panel=on` brings it back. */
function isOff({ address, session }: PanelOptions): boolean {
  const asked = new URLSearchParams(address.search).get('panel')
  if (asked === 'off' || asked === 'on') session.setItem(key, asked)
  return session.getItem(key) === 'off'
}

/** A link that is opened over the page it leads to changes the fragment alone, and loads nothing. */
async function enterFromFragment({ backend, site }: PanelOptions): Promise<void> {
  const { hash } = globalThis.location
  if (!holdsState(hash)) return
  const state = await fromFragment(hash)
  if (state) enterState(backend, site, state)
  else backend.control.set({ unknown: [notWhole] })
}

/** Puts the panel at the end of the page, in a shadow root: neither's style reaches the other. */
export function startPanel(options: PanelOptions): void {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  document.body.append(host)
  addEventListener('hashchange', () => void enterFromFragment(options))
  createRoot(root).render(
    <PanelContext value={options}>
      <Panel root={root} isOff={isOff(options)} />
    </PanelContext>,
  )
}
