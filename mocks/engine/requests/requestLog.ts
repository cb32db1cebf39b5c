import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { describeIssues } from '@/contract/issues'
import { type Behavior, commonBehaviors, type Step } from '../behaviors'
import { maskBody, maskHeaders, maskText } from '../recording/mask'
import type { Contract } from '../resource'

const maxBody = 100_000

interface Message {
  headers: readonly (readonly [string, string])[]
  body: string
}

type Ended = 'canceled' | 'lost'

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
  isHeld?: boolean
  /** Why there will be no response: the page gave the request up, or the browser ended it. */
  ended?: Ended
  /** Status, 0 if the connection failed; undefined while there is no response. */
  status?: number
  duration?: number
  response?: Message
  /** How the response breaks the contract, a sentence each. Error bodies are not checked. */
  responseIssues?: readonly string[]
}

type Logged = Pick<LogEntry, 'id' | 'endpoint' | 'step' | 'requestIssues'>

/** A message as it is logged: masked, then cut off at `maxBody`. */
function messageOf(headers: Headers, body: string): Message {
  const masked = maskBody(body)
  const rest = masked.length - maxBody
  const cut = rest > 0 ? `${masked.slice(0, maxBody)} ... ${rest} more characters` : masked
  return { headers: maskHeaders(headers), body: cut }
}

/** The last requests to the backend, newest first. */
export function createRequestLog(contract: Contract, maxEntries = 200) {
  const store = createStore<readonly LogEntry[]>(() => [])
  /** The requests without a response. */
  const open = new Map<string, { url: string; end: (how: Ended) => void }>()
  const held = new Map<string, (how: Behavior) => void>()

  function update(id: string, changes: Partial<LogEntry>): void {
    store.setState((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)), true)
  }

  function checkResponse(endpoint: string, isOk: boolean, body: string): string[] {
    const schema = contract[endpoint]?.response
    if (!isOk || !schema) return []
    const json = v.pipe(v.string(), v.parseJson({}, 'The body is not valid JSON'), schema)
    const { issues = [] } = body === '' ? v.safeParse(schema, undefined) : v.safeParse(json, body)
    return describeIssues(issues)
  }

  function release(id: string, how: Behavior = commonBehaviors.ok): void {
    const answer = held.get(id)
    if (!held.delete(id)) return
    update(id, { isHeld: false })
    answer?.(how)
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    release,
    checkResponse,

    /** Drops the requests that are held, and forgets all. */
    reset(): void {
      for (const id of held.keys()) release(id, commonBehaviors.offline)
      open.clear()
      store.setState([], true)
    },

    /** Forgets all requests but those that are held. */
    clear: () => store.setState((entries) => entries.filter(({ isHeld }) => isHeld), true),

    /** Holds a request. Resolves with how to answer it, once it is released. */
    hold(id: string): Promise<Behavior> {
      update(id, { isHeld: true })
      return new Promise((resolve) => held.set(id, resolve))
    },

    /** Ends the oldest open request for a URL, for where a request cannot tell by itself. */
    end(url: string, how: Ended): void {
      for (const request of open.values()) if (request.url === url) return request.end(how)
    },

    /** Logs a request. Returns a function that logs its response. Calls `onEnd` if the page gives the request up before. */
    start(logged: Logged, request: Request, body: string, onEnd: () => void) {
      const { id, endpoint } = logged
      const { method, url, headers, signal } = request
      const startedAt = Date.now()
      const entry: LogEntry = { ...logged, method, url: maskText(url), startedAt, request: messageOf(headers, body) }
      store.setState((entries) => [entry, ...entries].filter(({ isHeld }, index) => isHeld || index < maxEntries), true)

      function end(ended: Ended) {
        held.delete(id)
        if (!open.delete(id)) return
        onEnd()
        update(id, { isHeld: false, ended })
      }
      const cancel = () => end('canceled')
      open.set(id, { url, end })
      if (signal.aborted) cancel()
      else signal.addEventListener('abort', cancel)

      return async (response: Response): Promise<void> => {
        signal.removeEventListener('abort', cancel)
        const isKept = store.getState().some((one) => one.id === id)
        if (!open.delete(id) || !isKept) return
        const duration = Date.now() - startedAt
        if (response.type === 'error') return update(id, { status: 0, duration })
        const text = await response.clone().text()
        update(id, {
          status: response.status,
          duration,
          response: messageOf(response.headers, text),
          responseIssues: checkResponse(endpoint, response.ok, text),
        })
      }
    },
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>
