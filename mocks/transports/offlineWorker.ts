import { mayServeDemo } from './mayServeDemo'
import { filesName, findCacheName, shellName } from './names'

// Opens the demo without a network, from what offline.ts has kept. The build writes it before
// msw's own code, which does not see what is answered here.

interface FetchEvent extends Event {
  request: Request
  respondWith: (response: Promise<Response>) => void
}

declare global {
  // The other names of a service worker are those of a window.
  interface WindowEventMap {
    fetch: FetchEvent
  }
}
declare const registration: ServiceWorkerRegistration

/** A network that does not answer by then counts as none. */
const patience = 4000

const base = new URL('.', location.href)
const cacheName = findCacheName(base.pathname)
const findKept = (address: string) => caches.match(new URL(address, base), { cacheName, ignoreVary: true })

/** Removes this worker and what it keeps once the host no longer serves a demo. */
async function leaveOtherSites() {
  const response = await fetch(new URL(filesName, base), { cache: 'no-cache' })
  if (mayServeDemo(response)) return
  await caches.delete(cacheName)
  await registration.unregister()
}

let checkedSite: Promise<void> | undefined

async function openDocument(request: Request) {
  const kept = await findKept(shellName)
  const fetched = fetch(request)
  if (!kept) return fetched
  const expired = new Promise<Response>((resolve) => {
    setTimeout(() => resolve(kept), patience)
  })
  try {
    const response = await Promise.race([fetched, expired])
    checkedSite ??= leaveOtherSites().catch(() => undefined)
    return response
  } catch {
    return kept
  }
}

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  const address = pathname.slice(base.pathname.length)
  // What may be below the demo.
  if (origin !== base.origin || /^(storybook|film|pr)\//.test(address)) return
  const isDocument = request.mode === 'navigate'
  if (!isDocument && !address.startsWith('assets/')) return
  event.stopImmediatePropagation()
  event.respondWith(isDocument ? openDocument(request) : findKept(address).then((kept) => kept ?? fetch(request)))
})

// With this message msw's worker unregisters itself when its last page is left.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSED') event.stopImmediatePropagation()
})
