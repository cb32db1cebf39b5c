import { bypass, delay, type HttpHandler, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { describeIssues } from '@/contract/issues'
import { type Behavior, retryAfter } from '../behaviors'
import type { Session } from '../database/database'
import { createResolverTable } from '../database/resolverTable'
import { recordedPath, replayHeader, withoutSecrets, withResponse } from '../recording/recording'
import type { AnyResource, Definition, FieldErrors } from '../resource'
import type { BackendOptions, Parts } from './parts'
import { respond, usualLatency } from './respond'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

/** Returns a function that creates the error response of a service. The default message is the name of the status. */
export function errorsOf({ createErrorBody }: Pick<Definition, 'createErrorBody'>, base: string) {
  return (status: number, message?: string, fields?: FieldErrors): Response => {
    const { statusText } = new HttpResponse(null, { status })
    return HttpResponse.json(createErrorBody(base, status, message ?? statusText, fields), {
      status,
      headers: status === 429 ? { 'retry-after': String(retryAfter) } : {},
    })
  }
}

function requestSchema({ params, query, body }: Endpoint) {
  // The parser's own message quotes the body, perhaps a password.
  const json = body && v.pipe(v.string(), v.parseJson({}, 'Not JSON'), body)
  return v.object({ params: params ?? v.any(), query: query ?? v.any(), body: json ?? v.any() })
}

/** The parameters of a query. A repeated one is a list. */
function queryOf({ url }: Request): Record<string, unknown> {
  const { searchParams } = new URL(url)
  const query = [...new Set(searchParams.keys())].map((name) => {
    const values = searchParams.getAll(name)
    return [name, values.length > 1 ? values : values[0]]
  })
  return Object.fromEntries(query)
}

function tokenOf({ headers }: Request): string {
  return /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
}

function createHandler(
  name: string,
  endpoint: Endpoint,
  { table, endpoints }: AnyResource,
  { definition, catalog, database, edits, state, sessions, requests, recording }: Parts,
  { bases, timing, forward }: Pick<Required<BackendOptions>, 'bases' | 'timing' | 'forward'>,
): HttpHandler {
  const mock = endpoints[name]
  const schema = requestSchema(endpoint)
  const createError = errorsOf(definition, endpoint.base)

  /** Why a session may not call the endpoint; undefined if it may. */
  function refuse(session: Session | null): Response | undefined {
    if (!endpoint.needsToken) return undefined
    if (!session?.user) return createError(401)
    return session.expiresAt <= Date.now() ? createError(401, 'Your session has expired.') : undefined
  }

  /** The usual response: the resolver's, unless the request breaks the contract or lacks a token. */
  async function resolve(request: Request, parsed: v.SafeParseResult<typeof schema>, how: Behavior): Promise<Response> {
    if (!parsed.success) {
      const paths = parsed.issues.map((issue) => v.getDotPath(issue) ?? '')
      const usual = { status: 400, message: describeIssues(parsed.issues).join('; ') }
      const { status, message } = mock?.rejectInvalid?.(paths) ?? usual
      return createError(status, message)
    }
    const session = sessions.find(tokenOf(request))
    const refusal = refuse(session)
    if (refusal) return refusal
    const tableNamed = (of: string) => createResolverTable(database, edits, of, how)
    const body = await mock?.resolve({
      request: parsed.output,
      get table() {
        return tableNamed(table?.name ?? '')
      },
      // The type of the rows is the other resource's.
      tableOf: Object((resource: { table: { name: string } }) => tableNamed(resource.table.name)),
      session,
      openSession: (userId) => sessions.open(userId, catalog.signInOf(state.get()).expires),
      behaviorOf: (of) => state.currentStep(state.overrideFor(of)).behavior,
      createError,
    })
    if (body instanceof Response) return body
    return body === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(body)
  }

  async function sendToRealApi(request: Request, isRecorded = false): Promise<Response> {
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
    return recording.getState()?.responses.find((one) => one.endpoint === name && one.path === path)
  }

  return methods[endpoint.method](
    (bases[endpoint.base] ?? '') + endpoint.path,
    async ({ request, requestId: id, params }) => {
      const query = queryOf(request)
      const body = await request.clone().text()
      const parsed = v.safeParse(schema, { params, query, body: body || undefined })
      const { uncount, attempt, definition: planned, ...step } = state.next(name, { ...query, ...params })
      const requestIssues = parsed.success ? [] : describeIssues(parsed.issues)
      const finish = requests.start({ id, endpoint: name, step, requestIssues }, request, body, uncount)
      // What is released is answered at once.
      const [how, latency] = planned.isPending ? [await requests.hold(id), 0] : [planned, step.latency]

      async function answer(): Promise<Response> {
        if (how.isPassthrough) return sendToRealApi(request, how.isRecorded)
        const wait = latency ?? (how.isSlow ? timing.slow : usualLatency(timing))
        if (wait > 0) await delay(wait)
        const recorded = how.isReplay && findRecorded(request)
        const resolveRequest = () => resolve(request, parsed, how)
        const response = await respond({ ...how, ...recorded }, attempt, resolveRequest, createError)
        if (how.isReplay) response.headers.set(replayHeader, recorded ? 'replayed' : 'not in the recording')
        return response
      }

      const response = await answer().catch((reason: unknown) => {
        if (reason instanceof Response) return reason
        console.warn(`Mock backend: "${name}" failed: ${String(reason)}`)
        return how.isPassthrough ? HttpResponse.error() : createError(500)
      })
      await finish(response)
      return response
    },
  )
}

export function createHandlers(parts: Parts, options: BackendOptions): HttpHandler[] {
  // Not the one that a transport intercepts later.
  const realFetch = globalThis.fetch
  const forward = options.forward ?? ((request: Request) => realFetch(bypass(request)))
  const { contract, resources } = parts.definition
  return resources.flatMap((resource) =>
    Object.keys(resource.endpoints).map((name) => {
      const endpoint = contract[name]
      if (!endpoint) throw new Error(`The contract has no endpoint "${name}"`)
      return createHandler(name, endpoint, resource, parts, { ...options, forward })
    }),
  )
}
