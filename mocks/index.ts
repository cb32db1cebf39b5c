import type { BackendOptions } from './network'
import { frameName, workerScript } from './site'

// The only module of mocks/ that src/ imports. It loads with every page, so the heavy parts are imported when used.

export { workerScript }

/** Starts the backend in this browser. Returns a function that each request waits for. */
export async function startBackend(options: BackendOptions): Promise<() => Promise<void>> {
  const network = await options.loadCode(() => import('./network'))
  return network.startBackend(options)
}

export function isGalleryPath(pathname: string, baseUrl: string): boolean {
  return pathname.replace(/\/$/, '') === `${baseUrl}__states`
}

/** Renders all states of a page side by side, instead of the site. */
export async function showGallery(root: HTMLElement, baseUrl: string): Promise<void> {
  const { startStates } = await import('./states/start')
  startStates(root, baseUrl)
}

/** Whether this page is a frame of the gallery. It keeps its state to itself. */
export function isIsolatedFrame(): boolean {
  return globalThis.window.name === frameName
}

type Store = Pick<Storage, 'getItem'>

/** Whether the backend will answer as it did when the page was prerendered. The caller checks the query. */
export function isEverydayState({
  local,
  session,
  location,
}: {
  local: Store
  session: Store
  location: { hash: string }
}): boolean {
  const setting = session.getItem('alderway.mock') ?? 'scenario=everyday'
  return (
    setting === 'scenario=everyday' && location.hash === '' && !hasEdits(local.getItem('alderway.mock.data.agency'))
  )
}

/** Whether edits to the data are kept. Unreadable ones count as none, as in mocks/data.ts. */
function hasEdits(stored: string | null): boolean {
  try {
    const kept: unknown = JSON.parse(stored || 'null')
    return typeof kept === 'object' && kept !== null && 'done' in kept && kept.done !== 0
  } catch {
    return false
  }
}
