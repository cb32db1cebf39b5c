import type { Backend } from '../engine/backend'
import type { CustomResponse } from '../engine/behaviors'
import type { LogEntry } from '../engine/requests/requestLog'
import type { StateOptions } from '../engine/state/options'
import { applyState, type Site } from './address'

export interface Handle<Options = StateOptions, Name = string> {
  /** What is left out is everyday. Signs in or out with a scenario or `as`. Throws on unknown words. */
  set(options: Options): void
  /** Newest first. */
  log(endpoint?: Name): readonly LogEntry[]
  next(endpoint: Name, until?: 'answered' | 'held'): Promise<LogEntry>
  /** Throws if none is held, or it can't be answered like that. */
  release(endpoint: Name, how?: string | CustomResponse): void
}

export function createHandle(backend: Backend, site: Site): Handle {
  const { catalog, requests } = backend

  function listRequests(endpoint: string) {
    catalog.check({ overrides: [{ endpoint, steps: [{ behavior: 'ok' }] }] })
    return requests.get().filter((entry) => entry.endpoint === endpoint)
  }

  return {
    set(options) {
      backend.setOptions(options)
      if (options.scenario || options.as) applyState(backend, site, backend.state.get())
    },

    log: (endpoint) => (endpoint === undefined ? requests.get() : listRequests(endpoint)),

    next(endpoint, until = 'answered') {
      const earlier = new Set(listRequests(endpoint).map(({ id }) => id))
      return new Promise((resolve) => {
        const unsubscribe = requests.subscribe((entries) => {
          const entry = entries.findLast((one) => one.endpoint === endpoint && !earlier.has(one.id))
          const isDone = until === 'held' ? entry?.isHeld : (entry?.ended ?? entry?.status) !== undefined
          if (!entry || !isDone) return
          unsubscribe()
          resolve(entry)
        })
      })
    },

    release(endpoint, how = 'ok') {
      const held = listRequests(endpoint).filter(({ isHeld }) => isHeld)
      if (held.length === 0) throw new Error(`No request to "${endpoint}" is held.`)
      for (const { id } of held) backend.release(id, how)
    },
  }
}
