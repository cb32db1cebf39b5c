import type { KeyValueStorage } from './engine/database/edits'
import { hidingId, isEveryday } from './transports/everyday'
import type { BrowserOptions } from './transports/browser'
import { isIsolatedFrame, storagePrefix } from './transports/names'
import { whenIdle } from './transports/whenIdle'

// The only module of mocks/ that src/ imports. It loads with every page, so it imports the heavy parts when needed.

export { isIsolatedFrame, workerScript } from './transports/names'

interface Options extends BrowserOptions {
  /** Loads a chunk. Retries if that fails. */
  loadCode: <T>(load: () => Promise<T>) => Promise<T>
  /** Settles when the site is on screen. The panel waits for it. */
  shown: Promise<unknown>
}

/** Whether the backend will respond as it did while the page was prerendered. */
export function isEverydayState(session: Pick<KeyValueStorage, 'getItem'>): boolean {
  const read = (key: string) => session.getItem(storagePrefix + key)
  return isEveryday({ location: globalThis.location, referrer: document.referrer, read })
}

/** Shows the rows again that the document has hidden, once the page shows those of its state. */
export function showRows(): void {
  document.getElementById(hidingId)?.remove()
}

export function isGalleryPath(pathname: string, baseUrl: string): boolean {
  return pathname.replace(/\/$/, '') === `${baseUrl}__states`
}

export async function showGallery(root: HTMLElement, baseUrl: string, local: KeyValueStorage): Promise<void> {
  const { startGallery } = await import('./gallery/Gallery')
  startGallery(root, { baseUrl, local })
}

/** Loads the backend's code before the page asks for it. Rejects if that fails. */
export async function prefetchBackend(): Promise<void> {
  await import('./transports/browser')
}

/** Starts the backend in this browser, then the panel. Returns what each request has to wait for. */
export async function startBackend({ loadCode, shown, ...options }: Options): Promise<() => Promise<void>> {
  const { startInBrowser } = await loadCode(() => import('./transports/browser'))
  const running = await startInBrowser(options)

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
