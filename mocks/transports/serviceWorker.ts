import { delay, http, HttpResponse } from 'msw'
import type { Backend } from '../engine/backend'
import { getController } from '../engine/requests/createForward'
import { workerScript } from './names'

const timeout = 3000

async function expire(): Promise<never> {
  await delay(timeout)
  throw new Error('The service worker did not respond in time.')
}

export function controlsPage() {
  return getController()?.scriptURL.endsWith(`/${workerScript}`) ?? false
}

export async function startWorker({ handlers }: Backend, baseUrl: string) {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl)
  if (registration) {
    // After a reload by force. msw would reload the page again, which loses what the visitor typed.
    if (!controlsPage()) throw new Error('The service worker does not control this page.')
    // msw does not catch what fails if the worker unregisters itself meanwhile, as it does when its last page is left.
    const update = registration.update.bind(registration)
    registration.update = () => update().catch(() => registration)
  }
  // A first visit is answered without it.
  const { setupWorker } = await import('msw/browser')
  const probe = `${baseUrl}mock-backend-probe`
  const answerProbe = http.get(probe, () => new HttpResponse(null, { status: 204 }))
  const worker = setupWorker(answerProbe, ...handlers)

  async function start() {
    const serviceWorker = { url: baseUrl + workerScript, options: { scope: baseUrl } }
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker })
    // A worker that is stuck, or bypassed with the developer tools, controls the page without getting its requests.
    if (!controlsPage() || (await fetch(probe)).status !== 204) throw new Error('The service worker does not respond.')
  }

  await Promise.race([start(), expire()]).catch((reason: unknown) => {
    // It may still start later, and would then answer besides the page.
    worker.stop()
    throw reason
  })
}

/** A worker lets every request through once it forgets the page: in a sleeping tab, or after a leave that was none. */
export async function wakeWorker() {
  const { serviceWorker } = navigator
  if (!controlsPage()) throw new Error('Another service worker controls the page.')
  const confirmed = new Promise<void>((resolve) => {
    function resolveIfEnabled({ data }: MessageEvent<{ type?: unknown } | null>) {
      if (data?.type === 'MOCKING_ENABLED') resolve()
    }
    serviceWorker.addEventListener('message', resolveIfEnabled, { signal: AbortSignal.timeout(timeout) })
  })
  serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  await Promise.race([confirmed, expire()])
}
