import { createStore } from 'zustand/vanilla'
import { type Backend, createBackend } from '../agency/createBackend'
import type { KeyValueStorage } from '../engine/database/edits'
import { realistic } from '../engine/requests/handlers'
import { usesBehavior } from '../engine/state/state'
import { followSignIn, openState, persistInAddress, persistInTab, type Site } from './address'
import { startInPage } from './inPage'
import { isIsolatedFrame, storagePrefix } from './names'
import { controlsPage, startWorker, wakeWorker } from './serviceWorker'
import { whenIdle } from './whenIdle'

export interface BrowserOptions {
  bases: Readonly<Record<string, string>>
  baseUrl: string
  address: { search: string; hash: string }
  local: KeyValueStorage
  session: KeyValueStorage
  site: Site
}

/**
 * Logs which requests the page gives up, and which the browser ends: a service worker does not hear of either, at least not in
 * Chromium.
 */
function watchRequests({ requests }: Backend): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { url, signal } = new Request(input instanceof Request ? input.clone() : input, init)
    const cancel = () => requests.end(url, 'canceled')
    signal.addEventListener('abort', cancel)
    try {
      return await fetch(input, init)
    } catch (reason) {
      if (!signal.aborted) requests.end(url, 'lost')
      throw reason
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}

/** Answers in the page until the worker is installed, if none can run, and while requests may wait. */
async function startTransport(backend: Backend, baseUrl: string) {
  const runsIn = createStore<'worker' | 'page'>(() => 'page')
  let hasWorker = false

  function move(): void {
    // A service worker loses requests that wait for more than five minutes.
    const mayWait = backend.state.get().overrides.some((one) => usesBehavior(one, 'hold', 'pending'))
    runsIn.setState(hasWorker && !mayWait ? 'worker' : 'page', true)
  }

  function setWorker(isThere: boolean): void {
    hasWorker = isThere
    move()
  }

  function stayInPage(reason: unknown): void {
    console.info('Mock backend runs in the page:', String(reason))
    setWorker(false)
  }

  const install = () => startWorker(backend, baseUrl).then(() => setWorker(true), stayInPage)

  startInPage(backend, () => runsIn.getState() === 'page')
  backend.state.subscribe(move)
  if (!isIsolatedFrame()) {
    if (controlsPage()) await install()
    else whenIdle(() => void install())
  }
  return {
    runsIn,
    /** Resolves when a request will be answered. */
    ready: async () => {
      if (runsIn.getState() === 'worker') await wakeWorker().catch(stayInPage)
    },
  }
}

/** Starts the backend in this browser, in the state that the address names. */
export async function startInBrowser({ bases, baseUrl, address, session, site }: BrowserOptions) {
  const tab: KeyValueStorage = {
    getItem: (key) => session.getItem(storagePrefix + key),
    setItem: (key, value) => session.setItem(storagePrefix + key, value),
  }
  const backend = createBackend({ bases, timing: realistic })
  backend.edits.persist(tab)
  await openState(backend, site, tab, { ...address, referrer: document.referrer })
  followSignIn(backend, site)
  persistInTab(backend, tab)
  persistInAddress(backend)
  watchRequests(backend)
  const transport = await startTransport(backend, baseUrl)
  backend.state.subscribe(site.refetch)
  backend.edits.subscribe(site.refetch)
  return { backend, ...transport }
}

export type RunningBackend = Awaited<ReturnType<typeof startInBrowser>>
