import { bypass, delay, type HttpHandler, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { describeIssues } from '@/contract/issues'
import { type Behavior, retryAfter, slowLatency } from '../behaviors'
import type { Row } from '../database/columns'
import type { Session } from '../database/database'
import { recordedPath, replayHeader, withoutSecrets, withResponse } from '../recording/recording'
import type { Definition, EndpointMock, FieldErrors } from '../resource'
import type { Parts } from './parts'

/** Latencies in milliseconds. */
export const realistic = { usual: () => 150 + Math.random() * 250, slow: slowLatency }
export type Timing = typeof realistic
export const immediate: Timing = { usual: () => 0, slow: 50 }

export interface BackendOptions {
  /** Where each service is. */
  bases: Readonly<Record<string, string>>
  timing: Timing
  /** Sends a request to the real API, past the mock by default. Throws a response to send instead if there is none. */
  forward?: (request: Request) => Promise<Response>
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Returns a function that creates the error response of a service. The default message is the name of the status. */
export function errorsOf({ createErrorBody }: Pick<Definition, 'createErrorBody'>, base: string) {
  return (status: number, message?: string, fields?: FieldErrors): Response => {
    const { statusText } = new HttpResponse(null, { status })
    const headers: HeadersInit = status === 429 ? { 'retry-after': String(retryAfter) } : {}
    return HttpResponse.json(createErrorBody(base, status, message ?? statusText, fields), { status, headers })
  }
}

function requestSchema({ params, query, body }: Endpoint) {
  // The parser's own message quotes the body, perhaps a password.
  const json = body && v.pipe(v.string(), v.parseJson({}, 'Not JSON'), body)
  return v.object({ params: params ?? v.any(), query: query ?? v.any(), body: json ?? v.any() })
}

/** The parameters of a query. A repeated one is a list. */
function queryOf({ url }: Request): Record<string, unknown> {
  const { searchParams: query } = new URL(url)
  const valueOf = (name: string) => (query.getAll(name).length > 1 ? query.getAll(name) : query.get(name))
  return Object.fromEntries(Array.from(query.keys(), (name) => [name, valueOf(name)]))
}

const tokenOf = ({ headers }: Request) => /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''

export function createHandlers(parts: Parts, { bases, timing, ...options }: BackendOptions): HttpHandler[] {
  const { definition, catalog, edits, state, sessions, requests, recording } = parts
  // Not the one that a transport intercepts later.
  const realFetch = globalThis.fetch
  const { forward = (request: Request) => realFetch(bypass(request)) } = options

  function createHandler(name: string, endpoint: Endpoint, mock: EndpointMock<Endpoint, Row>, ownTable: string) {
    const { needsToken, method, base, path } = endpoint
    const schema = requestSchema(endpoint)
    type Parsed = v.SafeParseResult<typeof schema>
    const createError = errorsOf(definition, base)

    /** Why a session may not call the endpoint; undefined if it may. */
    function refuse(session: Session | null): Response | undefined {
      if (!needsToken) return undefined
      if (!session?.user) return createError(401)
      return session.expiresAt <= Date.now() ? createError(401, 'Your session has expired.') : undefined
    }

    /** The usual response: the resolver's, unless the request breaks the contract or lacks a token. */
    async function resolve(request: Request, parsed: Parsed, how: Behavior): Promise<Response> {
      if (!parsed.success) {
        const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? '')
        const usual = { status: 400, message: describeIssues(parsed.issues).join('; ') }
        const { status, message } = mock.rejectInvalid?.(paths) ?? usual
        return createError(status, message)
      }
      const session = sessions.find(tokenOf(request))
      const refusal = refuse(session)
      if (refusal) return refusal
      const body = await mock.resolve({
        request: parsed.output,
        get table() {
          return edits.tableOf(ownTable, how)
        },
        // The type of the rows is the other resource's.
        tableOf: Object(({ table }: { table: { name: string } }) => edits.tableOf(table.name, how)),
        session,
        openSession: (userId) => sessions.open(userId, catalog.signInOf(state.get()).expires),
        behaviorOf: (of) => state.currentStep(state.overrideFor(of)).behavior,
        createError,
      })
      if (body instanceof Response) return body
      return body === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(body)
    }

    /** Responds in the manner of a behavior, without its latency, to the `attempt`th request since it began, from 1. */
    async function respond(how: Behavior, attempt: number, usual: () => Promise<Response>): Promise<Response> {
      const { manner, status, body, headers = { 'content-type': 'application/json' }, transform } = how
      if (manner === 'offline') return HttpResponse.error()
      if (body !== undefined) {
        const isBodiless = [204, 205, 304].includes(status ?? 200)
        return new HttpResponse(isBodiless ? null : body, { status, headers })
      }
      if (status !== undefined && !(how.recovers && attempt % 2 === 0)) return createError(status)
      const response = await usual()
      if (!transform || !response.ok) return response
      const transformed = JSON.stringify(transform(await response.json()))
      response.headers.delete('content-length')
      return new Response(transformed, response)
    }

    async function sendToRealApi(request: Request, isRecorded: boolean): Promise<Response> {
      const response = await forward(request.clone())
      const { status, headers } = response
      if (isRecorded) {
        const [path, at] = [recordedPath(endpoint, request.url), new Date().toISOString()]
        const body = await response.clone().text()
        const received = withoutSecrets({ endpoint: name, path, at, status, headers, body })
        recording.setState(withResponse(recording.getState(), received), true)
      }
      // The body arrives decoded.
      const kept = [...headers].filter(([header]) => !/^content-(encoding|length)$/.test(header))
      return new Response(response.body, { status, headers: kept })
    }

    function findRecorded({ url }: Request) {
      const path = recordedPath(endpoint, url)
      const found = recording.getState()?.responses.find((one) => one.endpoint === name && one.path === path)
      return found && { status: found.status, headers: found.headers, body: found.body }
    }

    return methods[method]((bases[base] ?? '') + path, async ({ request, requestId: id, params }) => {
      const query = queryOf(request)
      const body = await request.clone().text()
      const parsed = v.safeParse(schema, { params, query, body: body || undefined })
      const { uncount, attempt, definition: planned, ...step } = state.next(name, { ...query, ...params })
      const requestIssues = describeIssues(parsed.issues ?? [])
      const finish = requests.start({ id, endpoint: name, step, requestIssues }, request, body, uncount)
      // What is released is answered at once.
      const [how, latency] = planned.manner === 'pending' ? [await requests.hold(id), 0] : [planned, step.latency]

      const { manner } = how
      const isReal = manner === 'live' || manner === 'record'

      async function answer(): Promise<Response> {
        if (isReal) return sendToRealApi(request, manner === 'record')
        const wait = latency ?? (manner === 'slow' ? timing.slow : timing.usual())
        if (wait > 0) await delay(wait)
        const recorded = manner === 'replay' && findRecorded(request)
        const response = await respond({ ...how, ...recorded }, attempt, () => resolve(request, parsed, how))
        if (manner === 'replay') response.headers.set(replayHeader, recorded ? 'replayed' : 'not in the recording')
        return response
      }

      const response = await answer().catch((reason: unknown) => {
        if (reason instanceof Response) return reason
        console.warn(`Mock backend: "${name}" failed: ${String(reason)}`)
        return isReal ? HttpResponse.error() : createError(500)
      })
      await finish(response)
      return response
    })
  }

  return definition.resources.flatMap(({ table, endpoints }) =>
    Object.entries(endpoints).map(([name, mock]) => {
      const endpoint = definition.contract[name]
      if (!endpoint) throw new Error(`The contract has no endpoint "${name}"`)
      return createHandler(name, endpoint, mock, table?.name ?? '')
    }),
  )
}
