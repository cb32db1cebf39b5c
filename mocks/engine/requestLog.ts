import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { describeIssues } from '@/contract/issues'
import { isSecret } from '@/contract/secret'
import type { CustomResponse } from './behaviors'
import { maskBody, parseJson } from './maskBody'
import type { Contract } from './resource'

/** How many requests are kept. */
const maxEntries = 200
/** How much of a body is kept, in characters: repeated lists of 10,000 rows would fill the memory. */
const maxBody = 100_000

interface Message {
  headers: readonly (readonly [string, string])[]
  body: string
}

/** One request to the backend, with its response once there is one. */
export interface LogEntry {
  /** The id that msw gives the request. */
  id: string
  endpoint: string
  method: string
  url: string
  behavior: string
  /** Milliseconds since 1970. */
  startedAt: number
  request: Message
  /** How the request breaks the contract, a sentence each. */
  requestIssues: readonly string[]
  /** Whether it waits to be released. */
  isHeld?: boolean
  /** Whether the page gave it up before there was a response. */
  isCanceled?: boolean
  /** Status, 0 if the connection failed; undefined while there is no response. */
  status?: number
  /** From request to response, in milliseconds. */
  duration?: number
  response?: Message
  /** How the response breaks the contract, a sentence each. Error bodies are not checked. */
  responseIssues?: readonly string[]
}

/** Headers with tokens hidden. */
function headersOf({ headers }: Request | Response): [string, string][] {
  return [...headers].map(([name, value]) => {
    if (!isSecret(name)) return [name, value]
    return [name, name === 'authorization' ? 'Bearer (hidden)' : '(hidden)']
  })
}

/** A body as it is logged: masked, then cut off at `maxBody`. */
function bodyOf(body: string): string {
  const masked = maskBody(body)
  const rest = masked.length - maxBody
  return rest > 0 ? `${masked.slice(0, maxBody)} ... ${rest} more characters` : masked
}

/** The last requests to the backend, newest first. `onResponse` is called with each response and its body. */
export function createRequestLog(
  contract: Contract,
  onResponse?: (entry: LogEntry, response: Response, body: string) => Promise<void>,
) {
  const store = createStore<readonly LogEntry[]>(() => [])
  const releases = new Map<string, (how: string | CustomResponse) => void>()
  const cancels = new Map<string, () => void>()

  /** How a response breaks the contract, a sentence each. Error bodies are not checked. */
  function checkResponse(endpoint: string, isOk: boolean, body: string): string[] {
    const schema = contract[endpoint]?.response
    if (!isOk || !schema) return []
    const sent = parseJson(body)
    if (sent === undefined) return ['The body is not valid JSON']
    const result = v.safeParse(schema, sent)
    return result.success ? [] : describeIssues(result.issues)
  }

  function update(id: string, changes: Partial<LogEntry>): void {
    store.setState((entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)), true)
  }

  /** Whether nothing has become of a request yet. */
  function isOpen(id: string): boolean {
    return store.getState().some((entry) => entry.id === id && entry.status === undefined && !entry.isCanceled)
  }

  /** Releases a held request, to be answered in the manner of a behavior, or with a response. */
  function release(id: string, how: string | CustomResponse = 'ok'): void {
    releases.get(id)?.(how)
    releases.delete(id)
    update(id, { isHeld: false })
  }

  async function finish(entry: LogEntry, response: Response): Promise<void> {
    const { id, endpoint, startedAt } = entry
    if (!isOpen(id)) return
    cancels.delete(id)
    const duration = Date.now() - startedAt
    if (response.type === 'error') return update(id, { status: 0, duration })
    const body = await response.clone().text()
    update(id, {
      status: response.status,
      duration,
      response: { headers: headersOf(response), body: bodyOf(body) },
      responseIssues: checkResponse(endpoint, response.ok, body),
    })
    await onResponse?.(entry, response, body)
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    /** Drops the requests that are held, and forgets all. */
    reset(): void {
      for (const id of releases.keys()) release(id, 'offline')
      store.setState([], true)
    },

    /** Forgets all requests but those that are held. */
    clear: () => store.setState((entries) => entries.filter(({ isHeld }) => isHeld), true),

    /** Holds a request. Resolves with what to respond with, once it is released. */
    hold(id: string): Promise<string | CustomResponse> {
      if (isOpen(id)) update(id, { isHeld: true })
      return new Promise((resolve) => releases.set(id, resolve))
    },

    release,
    checkResponse,

    /** Marks the oldest open request for a URL as canceled, for where a request cannot tell by itself. */
    cancel(url: string): void {
      const open = store.getState().findLast((entry) => entry.url === url && isOpen(entry.id))
      cancels.get(open?.id ?? '')?.()
    },

    /** Logs the response of the real service to a request that was passed through. */
    async finishPassthrough(id: string, response: Response): Promise<void> {
      const open = store.getState().find((entry) => entry.id === id)
      if (open) await finish(open, response)
    },

    /**
     * Logs a request. Returns a function that logs its response. Calls `onCancel` if the page gives the request up
     * before.
     */
    async start(
      id: string,
      endpoint: string,
      behavior: string,
      request: Request,
      requestIssues: readonly string[],
      onCancel?: () => void,
    ) {
      const body = await request.clone().text()
      const entry: LogEntry = {
        id,
        endpoint,
        method: request.method,
        url: request.url,
        behavior,
        startedAt: Date.now(),
        request: { headers: headersOf(request), body: bodyOf(body) },
        requestIssues,
      }
      store.setState((entries) => [entry, ...entries].filter(({ isHeld }, index) => isHeld || index < maxEntries), true)
      function cancel() {
        if (!isOpen(id)) return
        onCancel?.()
        releases.delete(id)
        update(id, { isHeld: false, isCanceled: true })
      }
      cancels.set(id, cancel)
      if (request.signal.aborted) cancel()
      else request.signal.addEventListener('abort', cancel)
      return (response: Response) => finish(entry, response)
    },
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>
