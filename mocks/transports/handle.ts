import type { EndpointName } from '@/contract/endpoints'
import type { MockOptions } from '../agency/agency'
import type { Backend } from '../engine/backend'
import type { CustomResponse } from '../engine/behaviors'
import type { LogEntry } from '../engine/requestLog'
import { applySettings, type Site } from '../engine/state/entry'
import { formatMock } from '../engine/state/syntax'

/** What scripts and tests in the page can do with the backend, as `window.__alderway`. */
export function createHandle(backend: Backend, site: Site) {
  const { words, requests } = backend
  const isDone = ({ status, isCanceled }: LogEntry) => isCanceled || status !== undefined
  return {
    /** Sets the state; what is left out is the default. Signs in or out with a scenario or `as`. Throws on unknown words. */
    set({ mock, expires, responses, recording, ...rest }: MockOptions): void {
      const texts = { ...rest, mock: formatMock({ ...mock }), expires: expires?.toString() }
      const { problems, ...settings } = words.parseSettings(texts)
      if (problems.length > 0) throw new Error(problems.join(' '))
      const state = { ...settings, responses, recording }
      if (rest.scenario ?? rest.as) applySettings(backend, site, state)
      else backend.set(state)
    },

    /** The last requests, newest first. */
    log: requests.get,

    /** Waits for the next request to the endpoint, until it is answered or canceled, or until it is held. */
    next(endpoint: EndpointName, until: 'answered' | 'held' = 'answered'): Promise<LogEntry> {
      const earlier = new Set(requests.get().map(({ id }) => id))
      return new Promise((resolve) => {
        const unsubscribe = requests.subscribe((entries) => {
          const entry = entries.findLast((one) => one.endpoint === endpoint && !earlier.has(one.id))
          if (!entry || !(until === 'held' ? entry.isHeld : isDone(entry))) return
          unsubscribe()
          resolve(entry)
        })
      })
    },

    /** Releases the held requests to an endpoint, to be answered in the manner of a behavior or with a response. */
    release(endpoint: EndpointName, how?: string | CustomResponse): void {
      for (const entry of requests.get()) {
        if (entry.isHeld && entry.endpoint === endpoint) requests.release(entry.id, how)
      }
    },
  }
}

declare global {
  interface Window {
    /** Only in builds with the mock backend. */
    __alderway?: ReturnType<typeof createHandle>
  }
}
