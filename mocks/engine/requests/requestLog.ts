import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { describeIssues } from '@/contract/issues'
import { type Behavior, commonBehaviors, type Step } from '../behaviors'
import { maskBody, maskHeaders, maskUrl } from '../recording/mask'
import { decodeText, parseJson } from '../text'
import type { Definition } from '../resource'
import { readBytes } from './body'
import { showReceived } from './showReceived'

interface Message {
  headers: readonly (readonly [string, string])[]
  body: string
}

type Ended = 'canceled' | 'lost'

interface SentRequest {
  url: string
  /** Once it is logged. */
  end?: (how: Ended) => void
}

export interface LogEntry {
  id: string
  endpoint: string
  method: string
  url: string
  step: Step
  startedAt: number
  request: Message
  requestIssues: readonly string[]
  isHeld?: boolean
  ended?: Ended
  /** 0 if the connection failed. */
  status?: number
  duration?: number
  response?: Message
  /** Not of the bodies of errors and HEAD. */
  responseIssues?: readonly string[]
}

/** Masking takes time: it waits until somebody looks. */
function createMessage(headers: Headers, body: string, token?: string): Message {
  let masked: string | undefined
  return {
    headers: maskHeaders(headers, token),
    get body() {
      masked ??= maskBody(body)
      return masked
    },
  }
}

export function createRequestLog(
  { contract, readToken }: Pick<Definition, 'contract' | 'readToken'>,
  maxEntries = 200,
) {
  const store = createStore<readonly LogEntry[]>(() => [])
  /** What responds to it, if it is held. */
  const open = new Map<string, ((how: Behavior) => void) | undefined>()
  const sent = new Set<SentRequest>()

  function replace(id: string, change: (entry: LogEntry) => LogEntry) {
    store.setState((entries) => entries.map((entry) => (entry.id === id ? change(entry) : entry)), true)
  }

  const update = (id: string, changes: Partial<LogEntry>) => replace(id, (entry) => ({ ...entry, ...changes }))

  function checkResponse(endpoint: string, isOk: boolean, body: string) {
    const schema = contract[endpoint]?.response
    if (!isOk || !schema || v.is(schema, body)) return []
    const json = parseJson(body)
    if (body && json === undefined) return ['The body is not valid JSON']
    return describeIssues(v.safeParse(schema, json).issues ?? [], showReceived)
  }

  function release(id: string, how: Behavior = commonBehaviors.ok) {
    const answer = open.get(id)
    if (!answer) return
    update(id, { isHeld: false })
    answer(how)
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    release,
    checkResponse,
    isOpen: (id: string) => open.has(id),

    reset() {
      for (const id of open.keys()) release(id, commonBehaviors.offline)
      open.clear()
      store.setState([], true)
    },

    clear: () => store.setState((entries) => entries.filter(({ isHeld }) => isHeld), true),

    async hold(id: string): Promise<Behavior> {
      if (!open.has(id)) return commonBehaviors.offline
      update(id, { isHeld: true })
      return new Promise((resolve) => open.set(id, resolve))
    },

    /** Returns a function that ends the next request to a URL, or no longer expects it. */
    expect(url: string): (how?: Ended) => void {
      const own: SentRequest = { url }
      sent.add(own)
      return (how) => {
        sent.delete(own)
        if (how) own.end?.(how)
      }
    },

    start(logged: Pick<LogEntry, 'id' | 'endpoint' | 'step'>, request: Request, onEnd: () => void) {
      const { id, endpoint } = logged
      const { method, url, headers, signal } = request
      const startedAt = Date.now()
      const token = readToken?.(request)
      const entry: LogEntry = {
        ...logged,
        method,
        url: maskUrl(url),
        startedAt,
        request: createMessage(headers, '', token),
        requestIssues: [],
      }
      store.setState((entries) => [entry, ...entries].filter(({ isHeld }, index) => isHeld || index < maxEntries), true)

      function end(ended: Ended) {
        release(id, commonBehaviors.offline)
        if (!open.delete(id)) return
        onEnd()
        update(id, { ended })
      }
      const cancel = () => end('canceled')
      open.set(id, undefined)
      const own = [...sent].find((one) => one.url === url && !one.end)
      if (own) own.end = end
      if (signal.aborted) cancel()
      else signal.addEventListener('abort', cancel)

      return {
        cancel,

        receive: (body: string, requestIssues: readonly string[]) =>
          update(id, { request: createMessage(headers, body, token), requestIssues }),

        finish: async (response: Response) => {
          const duration = Date.now() - startedAt
          const bytes = await readBytes(response).catch(() => undefined)
          if (!bytes) return end('lost')
          if (!open.delete(id)) return
          if (response.type === 'error') return update(id, { status: 0, duration })
          const { status, ok } = response
          const text = decodeText(bytes, response.headers.get('content-type')) ?? `(${bytes.length} bytes)`
          const message = createMessage(response.headers, text)
          let issues: readonly string[] | undefined
          replace(id, (known) => ({
            ...known,
            status,
            duration,
            response: message,
            get responseIssues() {
              issues ??= checkResponse(endpoint, ok && method !== 'HEAD', text)
              return issues
            },
          }))
        },
      }
    },
  }
}
