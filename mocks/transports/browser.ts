import type { Base } from '@/contract/endpoint'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createBackend } from '../agency/agency'
import type { Backend } from '../engine/backend'
import { realistic } from '../engine/respond'
import { applyAddress, followSignIn, persistInAddress, persistInTab, type Site } from '../engine/state/entry'
import { type KeyValueStorage, recordingKey, sharedEditsKey } from '../engine/storage'
import { startInPage } from './inPage'
import { canRunWorker, controlsPage, startWorker, wakeWorker } from './serviceWorker'
import { watchAborts } from './watchAborts'
import { whenIdle } from './whenIdle'

export interface BrowserOptions {
  bases: Record<Base, string>
  /** Where the site is served, with a trailing slash. */
  baseUrl: string
  /** The address that the page was opened at. */
  address: { search: string; hash: string }
  /** Storage that never throws. */
  local: KeyValueStorage
  session: KeyValueStorage
  site: Site
  /** Whether the page has its state to itself, without a service worker and without the panel. */
  isIsolated: boolean
}

type Place = 'worker' | 'page'

/** A backend that runs in this browser. */
export interface RunningBackend {
  backend: Backend
  runsIn: StoreApi<Place>
  /** Resolves when a request will be answered. */
  ready: () => Promise<void>
}

/**
 * Answers requests in a service worker. The page answers until the first one is installed, which nobody waits for, and
 * where no worker can run, or none can any longer.
 */
async function startTransport(backend: Backend, { baseUrl, isIsolated }: BrowserOptions) {
  const runsIn = createStore<Place>(() => 'worker')
  let stopInPage = (): void => undefined

  function moveIntoPage(): void {
    if (runsIn.getState() === 'page') return
    stopInPage = startInPage(backend)
    runsIn.setState('page', true)
  }

  function stayInPage(reason: unknown): void {
    console.info('Mock backend runs in the page:', String(reason))
    moveIntoPage()
  }

  async function moveIntoWorker(): Promise<void> {
    await startWorker(backend, baseUrl)
    stopInPage()
    runsIn.setState('worker', true)
  }

  if (isIsolated || !(await canRunWorker(baseUrl))) stayInPage('No service worker can run here.')
  else if (controlsPage()) await moveIntoWorker().catch(stayInPage)
  else {
    moveIntoPage()
    whenIdle(() => void moveIntoWorker().catch(stayInPage))
  }
  return {
    runsIn,
    ready: async () => {
      if (runsIn.getState() === 'worker') await wakeWorker().catch(stayInPage)
    },
  }
}

/** Calls back once, at the next change of the store. */
function whenChanged(store: StoreApi<unknown>, callback: () => Promise<void>): void {
  const unsubscribe = store.subscribe(() => {
    unsubscribe()
    void callback()
  })
}

/** Starts the backend in this browser, in the state that the address names. */
export async function startInBrowser(options: BrowserOptions): Promise<RunningBackend> {
  const { bases, address, local, session, site } = options
  const backend = createBackend(bases, realistic)
  const isShared = () => session.getItem(sharedEditsKey) === 'true'
  backend.edits.persist(isShared() ? local : session)
  backend.sessions.persist(local)
  await applyAddress(backend, site, { ...address, referrer: document.referrer }, session)
  const persistRecording = async () => (await import('./persistRecording')).persistRecording(backend, session)
  if (backend.recording.getState() || session.getItem(recordingKey)) await persistRecording()
  else whenChanged(backend.recording, persistRecording)
  const shareClock = () => site.setClock(() => backend.settings.now())
  shareClock()
  backend.settings.subscribe(shareClock)
  followSignIn(backend, site)
  persistInTab(backend, session)
  persistInAddress(backend)
  addEventListener('storage', ({ key }) => isShared() && backend.edits.syncFrom(key))
  watchAborts(backend)
  const transport = await startTransport(backend, options)
  backend.settings.subscribe(site.refetch)
  backend.edits.subscribe(site.refetch)
  return { backend, ...transport }
}
