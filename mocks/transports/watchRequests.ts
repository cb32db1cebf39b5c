import type { Backend } from '../engine/backend'

/** Chromium's service workers do not hear which requests the page gives up and the browser ends. */
export function watchRequests({ requests }: Pick<Backend, 'requests'>) {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    // Read from what is there: a new Request would lock a body that is a stream.
    const sent = input instanceof Request ? input : { url: new URL(input, document.baseURI).href, signal: null }
    const signal = init?.signal ?? sent.signal
    const end = requests.expect(sent.url)
    try {
      return await fetch(input, init)
    } catch (reason) {
      end(signal?.aborted ? 'canceled' : 'lost')
      throw reason
    } finally {
      end()
    }
  }
}
