import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import type { Base } from '@/contract/endpoint'
import { realistic } from './answering'
import { type Backend, createBackend } from './backend'
import { enterFromAddress, keepInTab } from './enter'
import { answerInPage } from './page'
import { frameName, type Site, workerScript } from './site'

type Store = Pick<Storage, 'getItem' | 'setItem'>

export interface BackendOptions {
  bases: Record<Base, string>
  /** Where the site is served, with a slash at its end: the worker's script lies there. */
  baseUrl: string
  /** The address that the page was opened at. */
  address: { search: string; hash: string }
  /** Storage that never throws. */
  local: Store
  session: Store
  site: Site
  /** Loads code, once more where it did not come. */
  loadCode: <T>(load: () => Promise<T>) => Promise<T>
  /** Settles when the page has been given to the browser to draw. */
  shown: Promise<unknown>
}

/** How long the service worker may take to come up before the page answers itself, in milliseconds. */
const patience = 3000

function isControlled(): boolean {
  return navigator.serviceWorker.controller?.scriptURL.endsWith(`/${workerScript}`) ?? false
}

/**
 * Whether our service worker can control this page now. A page that was reloaded by force has a registration and no
 * controller; msw would reload it again, which loses what the visitor typed.
 */
async function workerCanRun(baseUrl: string): Promise<boolean> {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return false
  return isControlled() || !(await navigator.serviceWorker.getRegistration(baseUrl))
}

async function startWorker({ handlers, requests }: Backend, baseUrl: string): Promise<void> {
  const sign = `${baseUrl}mock-backend-sign-of-life`
  const worker = setupWorker(
    http.get(sign, () => new HttpResponse(null, { status: 204 })),
    ...handlers,
  )
  worker.events.on('response:bypass', ({ request, response }) => void requests.answeredLive(request.url, response))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: baseUrl + workerScript, options: { scope: baseUrl } },
  })
  // A worker may control the page and still not be asked: stuck, or passed by with the developer tools.
  if (!isControlled() || (await fetch(sign)).status !== 204) throw new Error('The service worker does not answer.')
}

/** Settles as the given promise does, or rejects after `patience`. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The service worker did not come up.')), patience)
  })
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer))
}

/**
 * Settles when our service worker has said that it answers this page. It forgets the page when the browser stops it, as
 * while a tab is asleep, and when the page seemed to be left but was not: it then sends every call on to the host.
 */
async function wakeWorker(): Promise<void> {
  const { serviceWorker } = navigator
  if (!isControlled()) throw new Error('Another service worker has taken the page.')
  const noted = new AbortController()
  const answered = new Promise<void>((resolve) => {
    serviceWorker.addEventListener(
      'message',
      ({ data }: MessageEvent<{ type?: unknown } | null>) => data?.type === 'MOCKING_ENABLED' && resolve(),
      { signal: noted.signal },
    )
  })
  serviceWorker.controller?.postMessage('MOCK_ACTIVATE')
  await inTime(answered).finally(() => noted.abort())
}

/** Where the backend answers, and what each request waits for. */
interface Work {
  answersIn: 'worker' | 'page'
  ready: () => Promise<void>
}

/** Takes up work in a service worker, or in the page where none can run, or none can any more. */
async function takeUpWork(backend: Backend, baseUrl: string): Promise<Work> {
  function moveIntoPage(reason: unknown): void {
    if (work.answersIn === 'page') return
    console.info('The backend answers inside the page:', String(reason))
    answerInPage(backend)
    work.answersIn = 'page'
  }

  const work: Work = {
    answersIn: 'worker',
    ready: async () => {
      if (work.answersIn === 'worker') await wakeWorker().catch(moveIntoPage)
    },
  }
  try {
    if (isFrame() || !(await workerCanRun(baseUrl))) throw new Error('No service worker can run here.')
    await inTime(startWorker(backend, baseUrl))
  } catch (reason) {
    moveIntoPage(reason)
  }
  return work
}

/** Whether this page is a frame of the state wall: alone with its state, and without tools. */
function isFrame(): boolean {
  return globalThis.window.name === frameName
}

/** Calls when the page has loaded and has nothing to do. */
function whenAtRest(call: () => void): void {
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(call) : setTimeout(call, 200))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

/** Starts the backend in this browser, in the state that the address asks for. Gives what each request waits for. */
export async function startBackend(options: BackendOptions): Promise<() => Promise<void>> {
  const { bases, baseUrl, address, local, session, site } = options
  const backend = createBackend(bases, realistic)
  backend.data.keepIn(local)
  backend.sessions.keepIn(local)
  await enterFromAddress(backend, site, address, session)
  keepInTab(backend, session)
  addEventListener('storage', ({ key }) => backend.data.heard(key))
  const work = await takeUpWork(backend, baseUrl)
  backend.control.subscribe(site.refetch)
  backend.data.subscribe(site.refetch)
  const comeLater = () => whenAtRest(() => void showPanel())
  if (!isFrame()) void options.shown.then(comeLater, comeLater)
  return work.ready

  async function showPanel(): Promise<void> {
    try {
      const { startPanel } = await options.loadCode(() => import('./panel/start'))
      startPanel({ backend, site, baseUrl, answersIn: () => work.answersIn, address, session })
    } catch (reason) {
      console.warn('The panel could not be loaded. Reload the page to have it.', String(reason))
    }
  }
}
