import { createStore } from 'zustand/vanilla'
import type { Backend } from '../engine/backend'
import type { KeyValueStorage } from '../engine/database/edits'
import { usesBehavior } from '../engine/state/overrides'
import { offerAccessibilityCheck } from './accessibility'
import { followSignIn, openState, persistInAddress, persistInTab, type Site } from './address'
import { type PageInterceptor, startInPage } from './inPage'
import { isIsolatedFrame, selectStorage } from './names'
import { createOffline } from './offline'
import { controlsPage, startWorker, wakeWorker } from './serviceWorker'
import { watchErrors } from './watchErrors'
import { watchRequests } from './watchRequests'
import { whenIdle } from './whenIdle'

export interface BrowserOptions {
  backend: Backend
  baseUrl: string
  address: { search: string; hash: string }
  local: KeyValueStorage
  session: KeyValueStorage
  site: Site
  interceptors?: readonly PageInterceptor[]
}

/** In the page until a worker is installed, if none can run, and while requests may wait. */
async function startTransport(backend: Backend, baseUrl: string, interceptors?: readonly PageInterceptor[]) {
  const runsIn = createStore<'worker' | 'page'>(() => 'page')
  let hasWorker = false

  function chooseTransport() {
    // A service worker loses requests that wait for more than five minutes.
    const mayWait = usesBehavior(backend.state.get().overrides, 'hold', 'pending')
    runsIn.setState(hasWorker && !mayWait ? 'worker' : 'page', true)
  }

  function stayInPage(reason: unknown) {
    console.info('Mock backend runs in the page:', String(reason))
    hasWorker = false
    chooseTransport()
  }

  async function install() {
    try {
      await startWorker(backend, baseUrl)
      hasWorker = true
      chooseTransport()
    } catch (reason) {
      stayInPage(reason)
    }
  }

  startInPage(backend, { isInUse: () => runsIn.getState() === 'page', interceptors })
  backend.state.subscribe(chooseTransport)
  if (isIsolatedFrame()) offerAccessibilityCheck()
  else if (controlsPage()) await install()
  else whenIdle(() => void install())
  return {
    runsIn,
    ready: async () => {
      if (runsIn.getState() === 'worker') await wakeWorker().catch(stayInPage)
    },
  }
}

export async function startInBrowser({ backend, baseUrl, address, site, interceptors, ...storage }: BrowserOptions) {
  const listErrors = watchErrors()
  const { name } = backend.definition
  const tab = selectStorage(name, storage.session)
  const local = selectStorage(name, storage.local)
  backend.edits.persist(tab)
  backend.sessions.persist(local)
  await openState(backend, site, tab, { ...address, referrer: document.referrer })
  followSignIn(backend, site)
  persistInTab(backend, tab)
  persistInAddress(backend)
  watchRequests(backend)
  const transport = await startTransport(backend, baseUrl, interceptors)
  backend.state.subscribe(site.refetch)
  backend.edits.subscribe(site.refetch)
  const offline = createOffline(baseUrl, local)
  // Vite's own host has other files.
  if (import.meta.env.PROD && !isIsolatedFrame()) whenIdle(() => void offline.start())
  return { backend, baseUrl, address, site, local, session: tab, offline, listErrors, ...transport }
}

export type RunningBackend = Awaited<ReturnType<typeof startInBrowser>>
