import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { describeIssues } from '@/contract/issues'
import type { CustomResponse, Step } from '../behaviors'
import { maskBody, maskHeaders, maskUrl, parseJson } from '../recording/mask'
import type { Contract } from '../resource'

/** How much of a body is kept, in characters. */
const maxBody = 100_000

interface Message {
  headers: readonly (readonly [string, string])[]
  body: string
}

/** One request to the backend, with its response once there is one. Without passwords and tokens. */
export interface LogEntry {
  /** The id that msw gives the request. */
  id: string
  endpoint: string
  method: string
  url: string
  step: Step
  /** Milliseconds since 1970. */
  startedAt: number
  request: Message
  /** How the request breaks the contract, a sentence each. */
  requestIssues: readonly string[]
  /** Whether it waits to be released. */
  isHeld?: boolean
  /** Why there will be no response: the page gave the request up, or the browser ended it. */
  ended?: 'canceled' | 'lost'
  /** Status, 0 if the connection failed; undefined while there is no response. */
  status?: number
  /** From request to response, in milliseconds. */
  duration?: number
  response?: Message
  /** How the response breaks the contract, a sentence each. Error bodies are not checked. */
  responseIssues?: readonly string[]
}

/** How a held request is released: in the manner of a behavior, or with a response. */
export type Release = Step['behavior'] | CustomResponse

/** A request that waits for its response. */
interface Open {
  /** The URL that the page called. */
  url: string
  end: (how: 'canceled' | 'lost') => void
  release?: (how: Release) => void
}

/** A body as it is logged: masked, then cut off at `maxBody`. */
function bodyOf(body: string): string {
  const masked = maskBody(body)
  const rest = masked.length - maxBody
  return rest > 0 ? `${masked.slice(0, maxBody)} ... ${rest} more characters` : masked
}

/** The last requests to the backend, newest first. */
export function createRequestLog(contract: Contract, maxEntries = 200) {
  const store = createStore<readonly LogEntry[]>(() => [])
  const open = new Map<string, Open>()

  function update(id: string, changes: Partial<LogEntry>): void {
    store.setState((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)), true)
  }

  /** How a response breaks the contract, a sentence each. Error bodies are not checked. */
  function checkResponse(endpoint: string, isOk: boolean, body: string): string[] {
    const schema = contract[endpoint]?.response
    if (!isOk || !schema) return []
    const sent = body === '' ? undefined : parseJson(body)
    if (sent === undefined && body !== '') return ['The body is not valid JSON']
    const { success, issues } = v.safeParse(schema, sent)
    return success ? [] : describeIssues(issues)
  }

  function release(id: string, how: Release = 'ok'): void {
    const request = open.get(id)
    if (!request?.release) return
    update(id, { isHeld: false })
    request.release(how)
    delete request.release
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    release,
    checkResponse,

    /** Drops the requests that are held, and forgets all. */
    reset(): void {
      for (const id of open.keys()) release(id, 'offline')
      open.clear()
      store.setState([], true)
    },

    /** Forgets all requests but those that are held. */
    clear: () => store.setState((entries) => entries.filter(({ isHeld }) => isHeld), true),

    /** Holds a request. Resolves with what to respond with, once it is released. */
    hold(id: string): Promise<Release> {
      const request = open.get(id)
      if (!request) return new Promise(() => undefined)
      update(id, { isHeld: true })
      return new Promise((resolve) => {
        request.release = resolve
      })
    },

    /** Ends the oldest open request for a URL, for where a request cannot tell by itself. */
    end(url: string, how: 'canceled' | 'lost'): void {
      const [request] = [...open.values()].filter((one) => one.url === url)
      request?.end(how)
    },

    /** Logs a request. Returns a function that logs its response. Calls `onEnd` if the page gives the request up before. */
    async start(
      { request, ...logged }: Pick<LogEntry, 'id' | 'endpoint' | 'step' | 'requestIssues'> & { request: Request },
      onEnd: () => void,
    ): Promise<(response: Response) => Promise<void>> {
      const { method, url, headers, signal } = request
      const { id, endpoint } = logged
      const message = { headers: maskHeaders(headers), body: bodyOf(await request.clone().text()) }
      const startedAt = Date.now()
      const entry: LogEntry = { ...logged, method, url: maskUrl(url), startedAt, request: message }
      store.setState((entries) => [entry, ...entries].filter(({ isHeld }, index) => isHeld || index < maxEntries), true)

      function end(ended: 'canceled' | 'lost') {
        if (!open.delete(id)) return
        onEnd()
        update(id, { isHeld: false, ended })
      }
      const cancel = () => end('canceled')
      open.set(id, { url, end })
      if (signal.aborted) cancel()
      else signal.addEventListener('abort', cancel)

      return async (response) => {
        signal.removeEventListener('abort', cancel)
        const isKept = store.getState().some((entry) => entry.id === id)
        if (!open.delete(id) || !isKept) return
        const duration = Date.now() - startedAt
        if (response.type === 'error') return update(id, { status: 0, duration })
        const body = await response.clone().text()
        update(id, {
          status: response.status,
          duration,
          response: { headers: maskHeaders(response.headers), body: bodyOf(body) },
          responseIssues: checkResponse(endpoint, response.ok, body),
        })
      }
    },
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>
