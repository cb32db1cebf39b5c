import type { Base } from '@/contract/endpoint'
import { createBackend } from '../agency/agency'
import type { Backend } from '../engine/backend'
import { realistic } from '../engine/respond'
import { applyAddress, persistInTab, type Site } from '../engine/state/entry'
import type { KeyValueStorage } from '../engine/storage'
import { startInPage } from './inPage'
import { canRunWorker, startWorker, wakeWorker } from './serviceWorker'

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

/** A backend that runs in this browser. */
export interface RunningBackend {
  backend: Backend
  runsIn: () => 'worker' | 'page'
  /** Resolves when a request will be answered. */
  ready: () => Promise<void>
}

/** Answers requests in a service worker, or in the page if no worker can run, or none can any longer. */
async function startTransport(backend: Backend, { baseUrl, isIsolated }: BrowserOptions) {
  let runsIn: 'worker' | 'page' = 'worker'

  function moveIntoPage(reason: unknown): void {
    if (runsIn === 'page') return
    console.info('Mock backend runs in the page:', String(reason))
    startInPage(backend)
    runsIn = 'page'
  }

  try {
    if (isIsolated || !(await canRunWorker(baseUrl))) throw new Error('No service worker can run here.')
    await startWorker(backend, baseUrl)
  } catch (reason) {
    moveIntoPage(reason)
  }
  return {
    runsIn: () => runsIn,
    ready: async () => {
      if (runsIn === 'worker') await wakeWorker().catch(moveIntoPage)
    },
  }
}

/** Starts the backend in this browser, in the state that the address names. */
export async function startInBrowser(options: BrowserOptions): Promise<RunningBackend> {
  const { bases, address, local, session, site } = options
  const backend = createBackend(bases, realistic)
  backend.edits.persist(local)
  backend.sessions.persist(local)
  await applyAddress(backend, site, address, session)
  persistInTab(backend, session)
  addEventListener('storage', ({ key }) => backend.edits.syncFrom(key))
  const transport = await startTransport(backend, options)
  backend.settings.subscribe(site.refetch)
  backend.edits.subscribe(site.refetch)
  return { backend, ...transport }
}
