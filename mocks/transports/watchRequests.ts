import type { Backend } from '../engine/backend'

/** Chromium's service workers do not hear which requests the page gives up and the browser ends. */
export function watchRequests({ requests }: Pick<Backend, 'requests'>): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    // Read from what is there: a new Request would lock a body that is a stream.
    const sent = input instanceof Request ? input : { url: new URL(input, document.baseURI).href, signal: null }
    const signal = init?.signal ?? sent.signal
    const cancel = () => requests.end(sent.url, 'canceled')
    signal?.addEventListener('abort', cancel)
    try {
      return await fetch(input, init)
    } catch (reason) {
      if (!signal?.aborted) requests.end(sent.url, 'lost')
      throw reason
    } finally {
      signal?.removeEventListener('abort', cancel)
    }
  }
}
