import type { Backend } from '../agency/createBackend'

/**
 * Logs which requests the page gives up, and which the browser ends: a service worker does not hear of either, at least not in
 * Chromium.
 */
export function watchRequests({ requests }: Backend): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : { url: input, signal: undefined }
    const signal = init?.signal ?? request.signal
    const { href } = new URL(request.url, location.href)
    const cancel = () => requests.end(href, 'canceled')
    signal?.addEventListener('abort', cancel)
    try {
      return await fetch(input, init)
    } catch (reason) {
      if (!signal?.aborted) requests.end(href, 'lost')
      throw reason
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }
}
