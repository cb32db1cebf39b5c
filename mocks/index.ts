import { defaultSettings, editsKey, type KeyValueStorage, settingsKey, sharedEditsKey } from './engine/storage'
import { frameName } from './transports/names'
import { findStart, namesState, startClock } from './engine/state/start'
import type { BrowserOptions } from './transports/browser'
import { whenIdle } from './transports/whenIdle'

// The only module of mocks/ that src/ imports. It loads with every page, so it imports the heavy parts when needed.

export { workerScript } from './transports/names'

type Load = <T>(load: () => Promise<T>) => Promise<T>

interface Options extends Omit<BrowserOptions, 'isIsolated'> {
  /** Loads a chunk. Retries if that fails. */
  loadCode: Load
  /** Settles when the site is on screen. The panel waits for it. */
  shown: Promise<unknown>
}

/** Whether this page is a frame of the gallery: alone with its state, and without the panel. */
export function isIsolatedFrame(): boolean {
  return globalThis.window.name === frameName
}

interface PageState {
  local: Pick<KeyValueStorage, 'getItem'>
  session: Pick<KeyValueStorage, 'getItem'>
  /** The caller checks the query. */
  location: { hash: string }
  referrer?: string
}

function hasEdits(stored: string | null): boolean {
  try {
    return Object(JSON.parse(stored || '{}')).done > 0
  } catch {
    // The backend drops what it cannot read.
    return false
  }
}

/** Whether the backend will respond as it did while the page was prerendered. */
export function isEverydayState({
  local,
  session,
  location,
  referrer = globalThis.document?.referrer ?? '',
}: PageState): boolean {
  // A new tab takes over the state of the page that opened it.
  const inherited = URL.canParse(referrer) && namesState(new URL(referrer).search) ? referrer : defaultSettings
  const settings = session.getItem(settingsKey) ?? inherited
  const edits = session.getItem(sharedEditsKey) === 'true' ? local : session
  return settings === defaultSettings && location.hash === '' && !hasEdits(edits.getItem(editsKey('agency')))
}

/** The clock that the page starts with: the backend's, before its code has loaded. */
export function clockAtStart(search: string, tab: PageState['session']): () => number {
  const { query } = findStart({ search, referrer: document.referrer }, tab)
  return startClock(new URLSearchParams(query).get('now')?.toUpperCase())
}

/** Shows the rows again that mocks/early.js has hidden. */
export function showRows(): void {
  document.getElementById('another-state')?.remove()
}

export function isGalleryPath(pathname: string, baseUrl: string): boolean {
  return pathname.replace(/\/$/, '') === `${baseUrl}__states`
}

/** Renders the gallery instead of the site. */
export async function showGallery(root: HTMLElement, baseUrl: string): Promise<void> {
  const { startGallery } = await import('./gallery/start')
  startGallery(root, baseUrl)
}

/** Loads the backend's code beside the page's. Rejects if that fails. */
export async function prefetchBackend(): Promise<void> {
  await import('./transports/browser')
}

/** Starts the backend in this browser, then the panel. Returns what each request has to wait for. */
export async function startBackend({ loadCode, shown, ...options }: Options): Promise<() => Promise<void>> {
  const { startInBrowser } = await loadCode(() => import('./transports/browser'))
  const running = await startInBrowser({ ...options, isIsolated: isIsolatedFrame() })

  async function showPanel(): Promise<void> {
    try {
      const { startPanel } = await loadCode(() => import('./panel/start'))
      startPanel({ ...running, ...options })
    } catch (reason) {
      console.warn('The panel failed to load. Reload the page to try again.', String(reason))
    }
  }

  const schedulePanel = () => whenIdle(() => void showPanel())
  if (!isIsolatedFrame()) void shown.then(schedulePanel, schedulePanel)
  return running.ready
}
