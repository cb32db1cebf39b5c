import { createStore } from 'zustand/vanilla'
import { type Backend, createBackend } from '../agency/createBackend'
import { type KeyValueStorage, withPrefix } from '../engine/database/storage'
import { realistic } from '../engine/requests/respond'
import type { MockState } from '../engine/state/catalog'
import { usesBehavior } from '../engine/state/state'
import { followSignIn, openState, persistInAddress, persistInTab, type Site } from './address'
import { startInPage } from './inPage'
import { isIsolatedFrame, storagePrefix } from './names'
import { controlsPage, startWorker, wakeWorker } from './serviceWorker'
import { watchRequests } from './watchRequests'
import { whenIdle } from './whenIdle'

export interface BrowserOptions {
  bases: Readonly<Record<string, string>>
  baseUrl: string
  address: { search: string; hash: string }
  /** Storage that never throws. */
  local: KeyValueStorage
  session: KeyValueStorage
  site: Site
}

/** Whether requests may wait for minutes. A service worker loses them after five: the page answers meanwhile. */
function mayWait({ overrides }: MockState): boolean {
  return overrides.some((override) => usesBehavior(override, 'hold') || usesBehavior(override, 'pending'))
}

/** Answers in the page until the worker is installed, if none can run, and while requests may wait. */
async function startTransport(backend: Backend, { baseUrl }: BrowserOptions) {
  const runsIn = createStore<'worker' | 'page'>(() => 'page')
  let hasWorker = false
  let stopInPage: (() => void) | undefined

  function move(): void {
    const place = hasWorker && !mayWait(backend.state.get()) ? 'worker' : 'page'
    if (place === 'page') stopInPage ??= startInPage(backend)
    else {
      stopInPage?.()
      stopInPage = undefined
    }
    runsIn.setState(place, true)
  }

  function stayInPage(reason: unknown): void {
    console.info('Mock backend runs in the page:', String(reason))
    hasWorker = false
    move()
  }

  async function install(): Promise<void> {
    await startWorker(backend, baseUrl)
    hasWorker = true
    move()
  }

  if (isIsolatedFrame()) move()
  else if (controlsPage()) await install().catch(stayInPage)
  else {
    move()
    whenIdle(() => void install().catch(stayInPage))
  }
  backend.state.subscribe(move)
  return {
    runsIn,
    /** Resolves when a request will be answered. */
    ready: async () => {
      if (runsIn.getState() === 'worker') await wakeWorker().catch(stayInPage)
    },
  }
}

async function start(options: BrowserOptions) {
  const { bases, address, site } = options
  const session = withPrefix(options.session, storagePrefix)
  const backend = createBackend({ bases, timing: realistic })
  backend.edits.persist(session)
  await openState(backend, site, { ...address, referrer: document.referrer }, session)
  followSignIn(backend, site)
  persistInTab(backend, session)
  persistInAddress(backend)
  watchRequests(backend)
  const transport = await startTransport(backend, options)
  backend.state.subscribe(site.refetch)
  backend.edits.subscribe(site.refetch)
  return { backend, ...transport }
}

export type RunningBackend = Awaited<ReturnType<typeof start>>

let running: Promise<RunningBackend> | undefined

/** Starts the backend in this browser, in the state that the address names. Another call returns the same backend. */
export function startInBrowser(options: BrowserOptions): Promise<RunningBackend> {
  running ??= start(options)
  return running
}
