import type { AgencyOptions } from './agency/browser'
import type { KeyValueStorage } from './engine/database/edits'
import { isIsolatedFrame } from './transports/names'
import { whenIdle } from './transports/whenIdle'

// src/ imports this module alone. It loads with every page, so it imports the heavy parts when needed.

export { isEverydayState } from './agency/everyday'
export { isIsolatedFrame, workerScript } from './transports/names'

export const galleryPath = '/__states'

export async function showGallery(root: HTMLElement, baseUrl: string, local: KeyValueStorage) {
  const [{ startGallery }, { agency }] = await Promise.all([import('./gallery/Gallery'), import('./agency/agency')])
  startGallery(root, { baseUrl, local, definition: agency })
}

export async function prefetchBackend() {
  await import('./agency/browser')
}

export async function startBackend({
  shown,
  ...options
}: AgencyOptions & {
  /** Settles when the site is on screen: the panel waits for it. */
  shown: Promise<unknown>
}) {
  const { startAgency } = await import('./agency/browser')
  const { ready, ...running } = await startAgency(options)

  async function showPanel() {
    try {
      const { startPanel } = await import('./panel/start')
      startPanel(running)
    } catch (reason) {
      console.warn('The panel failed to load. Reload the page to try again.', String(reason))
    }
  }

  const schedulePanel = () => whenIdle(() => void showPanel())
  if (!isIsolatedFrame()) void shown.then(schedulePanel, schedulePanel)
  return ready
}
