import type { Backend } from '../agency/createBackend'

/**
 * Logs which requests the page gives up, and which the browser ends: a service worker does not hear of either, at least not in
 * Chromium.
 */
export function watchRequests({ requests }: Backend): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { url, signal } = new Request(input instanceof Request ? input.clone() : input, init)
    const cancel = () => requests.end(url, 'canceled')
    signal.addEventListener('abort', cancel)
    try {
      return await fetch(input, init)
    } catch (reason) {
      if (!signal.aborted) requests.end(url, 'lost')
      throw reason
    } finally {
      signal.removeEventListener('abort', cancel)
    }
  }
}
