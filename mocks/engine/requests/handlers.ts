import { bypass, type HttpHandler, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import type { StoreApi } from 'zustand/vanilla'
import type { Endpoint } from '@/contract/endpoint'
import { describeIssues } from '@/contract/issues'
import { retryAfter, statefulBehaviors } from '../behaviors'
import { lengthenRow, type PartialRow, type Row } from '../database/columns'
import type { Database, Session } from '../database/database'
import type { Edits } from '../database/edits'
import type { Sessions } from '../database/sessions'
import {
  createRecording,
  type Recording,
  recordedPath,
  replayHeader,
  toRecorded,
  withResponse,
} from '../recording/recording'
import type { AnyResource, Definition, FieldErrors, ResolverTable } from '../resource'
import type { Catalog } from '../state/catalog'
import type { CurrentStep, StateStore } from '../state/state'
import type { Release, RequestLog } from './requestLog'
import { createLatency, respond, type Timing, wait } from './respond'

const methods = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete }

const messages: Record<number, string> = {
  400: 'The request breaks the contract.',
  401: 'Log in first.',
  403: 'You have no access to this.',
  404: 'Not found.',
  409: 'The request conflicts with the current state.',
  422: 'The request could not be processed.',
  429: 'Too many requests.',
  500: 'Internal server error.',
  502: 'Bad gateway.',
  503: 'The service is unavailable.',
  504: 'The gateway timed out.',
}

/** Returns a function that creates the error response of a service, with a default message for the status. */
export function errorsOf({ createErrorBody }: Pick<Definition, 'createErrorBody'>, base: string) {
  return (status: number, message = messages[status] ?? 'The request failed.', fields?: FieldErrors): Response =>
    HttpResponse.json(createErrorBody(base, status, message, fields), {
      status,
      headers: status === 429 ? { 'retry-after': String(retryAfter) } : {},
    })
}

function requestSchema({ params, query, body }: Endpoint): v.GenericSchema {
  const parts: Record<string, v.GenericSchema> = {
    ...(params && { params }),
    ...(query && { query }),
    // The parser's own message quotes the body, perhaps a password.
    ...(body && { body: v.pipe(v.string(), v.parseJson({}, 'Not JSON'), body) }),
  }
  return v.object(parts)
}

/** The parameters of a query. A repeated one is a list. */
function queryOf({ searchParams }: URL) {
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const [first, ...others] = searchParams.getAll(name)
      return [name, others.length > 0 ? [first, ...others] : first]
    }),
  )
}

function tokenOf(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

/** Returns the table of a resource: reads through @mswjs/data, and writes as edits. */
function tableFor(database: Database, edits: Edits, name: string, isLong: boolean): ResolverTable<Row> {
  const model = database.table(name)
  const show = (row: Row) => (isLong ? lengthenRow(database.columnsOf(name), row) : row)
  const find = (id: Row['id']) => model.findFirst({ where: { id: { equals: id } } })

  function put(row: PartialRow): Row {
    edits.apply({ edit: 'put', table: name, row })
    const written = find(row.id)
    if (!written) throw new Error(`"${name}" has no row ${row.id} after a write.`)
    return written
  }

  return {
    getAll: () => model.getAll().map(show),
    count: (query) => model.count(query),
    findMany: (query) => model.findMany(query).map(show),
    findFirst: (query) => {
      const row = model.findFirst(query)
      return row && show(row)
    },
    create: ({ id, ...cells }) => put({ ...cells, id: id ?? database.createRow(name).id }),
    update: (id, cells) => (find(id) ? put({ ...cells, id }) : null),
    delete: (id) => {
      if (!find(id)) return false
      edits.apply({ edit: 'delete', table: name, id })
      return true
    },
  }
}

/** What the handlers work with. */
export interface HandlerOptions {
  definition: Definition
  catalog: Catalog
  bases: Readonly<Record<string, string>>
  timing: Timing
  database: Database
  edits: Edits
  state: StateStore
  sessions: Sessions
  requests: RequestLog
  /** The recording that `replay` responds from, and that `record` adds to. */
  recording: StoreApi<Recording | undefined>
  /** Sends a request to the real API, past the mock by default. Throws a response to send instead if there is none. */
  forward?: (request: Request) => Promise<Response>
}

function createHandler(
  name: string,
  { table, endpoints }: AnyResource,
  options: HandlerOptions & { nextLatency: () => number; forward: NonNullable<HandlerOptions['forward']> },
): HttpHandler {
  const { definition, catalog, bases, timing, database, edits, state, sessions, requests, recording } = options
  const endpoint = definition.contract[name]
  const mock = endpoints[name]
  if (!endpoint || !mock) throw new Error(`The contract has no endpoint "${name}"`)
  const schema = requestSchema(endpoint)
  const createError = errorsOf(definition, endpoint.base)

  function reject(issues: readonly v.BaseIssue<unknown>[]): Response {
    const paths = issues.map((issue) => v.getDotPath(issue) ?? '')
    const { status, message } = mock?.rejectInvalid?.(paths) ?? {
      status: 400,
      message: describeIssues(issues).join('; '),
    }
    return createError(status, message)
  }

  /** Why a session may not call the endpoint; undefined if it may. */
  function refuse(session: Session | null): Response | undefined {
    if (!endpoint?.needsToken) return undefined
    if (!session?.user) return createError(401)
    return session.expiresAt <= Date.now() ? createError(401, 'Your session has expired.') : undefined
  }

  /** The response that `read` behaves like: the resolver's. */
  async function resolve(
    request: Request,
    parsed: v.SafeParseResult<v.GenericSchema>,
    isLong: boolean,
  ): Promise<Response> {
    if (!parsed.success) return reject(parsed.issues)
    const session = sessions.find(tokenOf(request))
    const refusal = refuse(session)
    if (refusal) return refusal
    const tableNamed = (of: string) => tableFor(database, edits, of, isLong)
    const body = await mock?.resolve({
      request: parsed.output,
      get table() {
        return tableNamed(table?.name ?? '')
      },
      tableOf: (resource: { table: { name: string } }) => tableNamed(resource.table.name),
      session,
      openSession: (userId: Row['id']) => sessions.open(userId, catalog.signInOf(state.get()).expires),
      behaviorOf: (of: string) => state.currentStep(state.overrideFor(of)).behavior,
      createError,
    })
    if (body instanceof Response) return body
    return body === undefined ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body)
  }

  /** Sends a request to the real API, and keeps the response if it is recorded. */
  async function sendToRealApi(request: Request, isRecorded: boolean): Promise<Response> {
    if (!endpoint) return HttpResponse.error()
    let response: Response
    try {
      response = await options.forward(request.clone())
    } catch (reason) {
      if (reason instanceof Response) return reason
      console.warn(`Mock backend: the real API did not answer "${name}": ${String(reason)}`)
      return HttpResponse.error()
    }
    if (isRecorded) {
      const { status, headers } = response
      const path = recordedPath(endpoint, request.url)
      const received = { status, headers, body: await response.clone().text() }
      const added = toRecorded({ endpoint: name, path, at: new Date().toISOString() }, received)
      recording.setState((earlier) => withResponse(earlier ?? createRecording(), added), true)
    }
    // The body arrives decoded.
    const kept = [...response.headers].filter(([header]) => !/^content-(encoding|length)$/.test(header))
    return new Response(response.body, { status: response.status, headers: kept })
  }

  /** The step after a release: with a response of its own, or in the manner of a behavior, at once. */
  function releasedStep(how: Release): CurrentStep {
    if (typeof how !== 'object') return { ...state.read(name, { behavior: how, latency: 0 }), attempt: 1 }
    return { behavior: 'custom', latency: 0, attempt: 1, definition: { ...statefulBehaviors.custom, ...how } }
  }

  return methods[endpoint.method](
    (bases[endpoint.base] ?? '') + endpoint.path,
    async ({ request, requestId, params }) => {
      const query = queryOf(new URL(request.url))
      const body = (await request.clone().text()) || undefined
      const parsed = v.safeParse(schema, { params, query, body })
      const { uncount, ...planned } = state.next(name, { ...query, ...params })
      const requestIssues = parsed.success ? [] : describeIssues(parsed.issues)
      const { behavior, latency } = planned
      const asked = { behavior, ...(latency !== undefined && { latency }) }
      const finish = await requests.start(
        { id: requestId, endpoint: name, step: asked, requestIssues, request },
        uncount,
      )
      const step = planned.definition.isPending ? releasedStep(await requests.hold(requestId)) : planned
      const { definition: how } = step

      async function answer(): Promise<Response> {
        if (how.isPassthrough) return sendToRealApi(request, how.isRecorded ?? false)
        await wait(step.latency ?? (how.isSlow ? timing.slow : options.nextLatency()))
        const path = how.isReplay && endpoint && recordedPath(endpoint, request.url)
        const recorded =
          path && recording.getState()?.responses.find((one) => one.endpoint === name && one.path === path)
        const response = await respond({
          behavior: { ...how, ...recorded },
          attempt: step.attempt,
          resolve: () => resolve(request, parsed, how.isLongText ?? false),
          createError,
        })
        if (how.isReplay) response.headers.set(replayHeader, recorded ? 'replayed' : 'not in the recording')
        return response
      }

      const response = await answer().catch((reason: unknown) => {
        console.warn(`Mock backend: the resolver of "${name}" failed: ${String(reason)}`)
        return createError(500)
      })
      await finish(response)
      return response
    },
  )
}

/** A handler for every endpoint of the contract. */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  const nextLatency = createLatency(options.timing)
  // Not the one that a transport intercepts later.
  const realFetch = globalThis.fetch
  const forward = options.forward ?? ((request: Request) => realFetch(bypass(request)))
  return options.definition.resources.flatMap((resource) =>
    Object.keys(resource.endpoints).map((name) => createHandler(name, resource, { ...options, nextLatency, forward })),
  )
}
