import { type HttpHandler, http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Base } from '@/contract/endpoint'
import { realistic } from './behaviours'
import { takeMockFrom } from './control'
import { agency } from './datasets/agency'
import { createHandlers } from './handlers'
import { seed } from './model'
import { answerInPage } from './page'
import { restoreSessions } from './sessions'

export interface BackendOptions {
  bases: Record<Base, string>
  /** Where the site is served, with a slash at its end: the worker's script lies there. */
  baseUrl: string
  /** The query of the address that the page was opened at. */
  search: string
  /** Storage that never throws. */
  local: Pick<Storage, 'getItem' | 'setItem'>
  session: Pick<Storage, 'getItem' | 'setItem'>
}

/** How long the service worker may take to come up before the page answers itself, in milliseconds. */
const patience = 3000

const script = 'mockServiceWorker.js'

function isControlled(): boolean {
  return navigator.serviceWorker.controller?.scriptURL.endsWith(`/${script}`) ?? false
}

/**
 * Whether our service worker can control this page now. A page that was reloaded by force has a registration and no
 * controller; msw would reload it again, which loses what the visitor typed.
 */
async function workerCanRun(baseUrl: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return false
  return isControlled() || !(await navigator.serviceWorker.getRegistration(baseUrl))
}

async function startWorker(handlers: HttpHandler[], baseUrl: string): Promise<void> {
  const sign = `${baseUrl}mock-backend-sign-of-life`
  await setupWorker(
    http.get(sign, () => new HttpResponse(null, { status: 204 })),
    ...handlers,
  ).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: baseUrl + script, options: { scope: baseUrl } },
  })
  // A worker may control the page and still not be asked: stuck, or passed by with the developer tools.
  if (!isControlled() || (await fetch(sign)).status !== 204) throw new Error('The service worker does not answer.')
}

/**
 * Starts the backend in this browser: in a service worker, or in the page where none can run.
 * Gives which of the two it is; settles when requests may be sent.
 */
export async function startBackend({
  bases,
  baseUrl,
  search,
  local,
  session,
}: BackendOptions): Promise<'worker' | 'page'> {
  takeMockFrom(search, session)
  seed(agency)
  restoreSessions(local)
  const handlers = createHandlers(bases, realistic)
  try {
    if (!(await workerCanRun(baseUrl))) throw new Error('No service worker can run here.')
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The service worker did not come up.')), patience)
    })
    await Promise.race([startWorker(handlers, baseUrl), tooLate]).finally(() => clearTimeout(timer))
    return 'worker'
  } catch (reason) {
    console.info('The backend answers inside the page:', String(reason))
    answerInPage(handlers)
    return 'page'
  }
}
