import type { Backend } from '../engine/backend'

/** Logs which requests the page gives up. A service worker does not hear of it, at least not in Chromium. */
export function watchAborts({ requests }: Backend): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : { url: input, signal: undefined }
    const signal = init?.signal ?? request.signal
    const { href } = new URL(request.url, location.href)
    const cancel = () => requests.cancel(href)
    signal?.addEventListener('abort', cancel)
    try {
      return await fetch(input, init)
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }
}
