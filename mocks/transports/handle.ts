import type { EndpointName } from '@/contract/endpoints'
import type { Backend, MockOptions } from '../agency/createBackend'
import type { CustomResponse } from '../engine/behaviors'
import type { LogEntry } from '../engine/requests/requestLog'
import { applyState, type Site } from './address'

/** What scripts and tests in the page can do with the backend, as `window.__alderway`. */
export function createHandle(backend: Backend, site: Site) {
  const { catalog, requests } = backend

  const check = (endpoint: string) => catalog.check({ overrides: [{ endpoint, steps: [{ behavior: 'ok' }] }] })

  return {
    /** Sets the state; what is left out is the everyday state. Signs in or out with a scenario or `as`. Throws on unknown words. */
    set(options: MockOptions): void {
      backend.setOptions(options)
      if (options.scenario ?? options.as) applyState(backend, site, backend.state.get())
    },

    log: requests.get,

    /** Waits for the next request to the endpoint, until it is answered or ended, or until it is held. */
    next(endpoint: EndpointName, until: 'answered' | 'held' = 'answered'): Promise<LogEntry> {
      check(endpoint)
      const earlier = new Set(requests.get().map(({ id }) => id))
      return new Promise((resolve) => {
        const unsubscribe = requests.subscribe((entries) => {
          const entry = entries.findLast((one) => one.endpoint === endpoint && !earlier.has(one.id))
          const isDone = entry && (until === 'held' ? entry.isHeld : (entry.ended ?? entry.status) !== undefined)
          if (!entry || !isDone) return
          unsubscribe()
          resolve(entry)
        })
      })
    },

    /**
     * Releases the held requests to an endpoint, to be answered in the manner of a behavior or with a response. Throws if
     * none is held, or it can't be answered like that.
     */
    release(endpoint: EndpointName, how: string | CustomResponse = 'ok'): void {
      check(endpoint)
      const held = requests.get().filter((entry) => entry.isHeld && entry.endpoint === endpoint)
      if (held.length === 0) throw new Error(`No request to "${endpoint}" is held.`)
      const behavior = typeof how === 'string' && /^\d+$/.test(how) ? Number(how) : how
      for (const { id } of held) backend.release(id, behavior)
    },
  }
}

declare global {
  interface Window {
    /** Only in builds with the mock backend. */
    __alderway?: ReturnType<typeof createHandle>
  }
}
