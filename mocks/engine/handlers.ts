import { type HttpHandler, http, HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Base, Endpoint } from '@/contract/endpoint'
import { describeIssues } from '@/contract/issues'
import { retryAfter, statefulBehaviors } from './behaviors'
import type { Database } from './database/database'
import { type Recording, recordedPath, replayHeader } from './recording/recording'
import type { RequestLog } from './requestLog'
import type { AnyResource, Definition } from './resource'
import { isPassthrough, respond, type Timing } from './respond'
import type { Sessions } from './sessions'
import type { SettingsStore, Step } from './state/settings'

const messages: Record<number, string> = {
  400: 'The request breaks the contract.',
  401: 'Sign in first.',
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
export function errorsOf({ createErrorBody }: Pick<Definition, 'createErrorBody'>, base: Base) {
  return (status: number, message = messages[status] ?? 'The request failed.'): Response =>
    HttpResponse.json(createErrorBody(base, status, message), {
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

async function partsOf(request: Request, params: object) {
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: (await request.text()) || undefined,
  }
}

function tokenOf(request: Request): string {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
}

/** What the handlers work with. */
export interface HandlerOptions {
  definition: Definition
  bases: Record<Base, string>
  timing: Timing
  database: Database
  settings: SettingsStore
  sessions: Sessions
  requests: Pick<RequestLog, 'start' | 'hold'>
  /** The recording that `replay` responds from. */
  recording: () => Recording | undefined
  /** Sends a request to the real API. By default the transport lets it through. */
  forward?: ((endpoint: Endpoint, request: Request) => Promise<Response>) | undefined
}

function createHandler(name: string, { table, endpoints }: AnyResource, options: HandlerOptions): HttpHandler {
  const { definition, bases, timing, database, settings, sessions, requests, recording, forward } = options
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

  function findRecorded(path: string) {
    return recording()?.responses.find((response) => response.endpoint === name && response.path === path)
  }

  return http[endpoint.method === 'GET' ? 'get' : 'post'](
    bases[endpoint.base] + endpoint.path,
    async ({ request, requestId, params }) => {
      const parts = await partsOf(request.clone(), params)
      const parsed = v.safeParse(schema, parts)
      const step = settings.next(name, { ...parts.query, ...params })
      const requestIssues = parsed.success ? [] : describeIssues(parsed.issues)
      const finish = await requests.start(requestId, name, step.text, request, requestIssues, step.uncount)

      async function resolve(): Promise<Response> {
        if (!parsed.success) return reject(parsed.issues)
        const body = mock?.resolve({
          request: parsed.output,
          get table() {
            return database.table(table?.name ?? '')
          },
          count: (resource) => database.count(resource.table.name),
          find: (resource, id) => database.table(resource.table.name).findFirst({ where: { id: { equals: id } } }),
          session: sessions.find(tokenOf(request)),
          openSession: (userId) => sessions.open(userId, settings.signIn()),
          now: settings.now(),
          behaviorOf: (endpointName) => settings.behaviorOf(endpointName).word,
          createError,
        })
        return body instanceof Response ? body : HttpResponse.json(body)
      }

      const held = step.behavior.isPending && (await requests.hold(requestId))
      const released =
        typeof held === 'string'
          ? settings.read(name, held)
          : held && { behavior: { ...statefulBehaviors.custom, ...held } }
      const { behavior, latency }: Partial<Step> & Pick<Step, 'behavior'> = released
        ? { latency: 0, ...released }
        : step
      const recorded = behavior.isReplay && findRecorded(recordedPath(endpoint, request.url))
      const response =
        behavior.isPassthrough && forward
          ? await forward(endpoint, request)
          : await respond({
              behavior: { ...behavior, ...recorded },
              latency,
              timing,
              attempt: step.attempt,
              resolve,
              createError,
            })
      if (behavior.isReplay) response.headers.set(replayHeader, recorded ? 'replayed' : 'not in the recording')
      if (!isPassthrough(response)) await finish(response)
      return response
    },
  )
}

/** A handler for every endpoint of the contract. */
export function createHandlers(options: HandlerOptions): HttpHandler[] {
  return options.definition.resources.flatMap((resource) =>
    Object.keys(resource.endpoints).map((name) => createHandler(name, resource, options)),
  )
}
