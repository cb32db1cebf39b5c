import { type HttpHandler, http } from 'msw'
import * as v from 'valibot'
import type { Base, Endpoint } from '@/contract/endpoint'
import { type EndpointName, endpointNames, endpoints, type RequestOf } from '@/contract/endpoints'
import { accept, answerAs, refuse, type Timing } from '../answering'
import type { Control } from '../control'
import type { Database } from '../model'
import { issuesOf, type RequestLog } from '../requests'
import type { Sessions } from '../sessions'
import { dashboard, login } from './auth'
import { blogs, job, jobs, news } from './content'
import type { Resource } from './resource'

const resources: { [E in EndpointName]: Resource<E> } = { login, dashboard, blogs, job, jobs, news }

type Asking<E extends EndpointName> = v.GenericSchema<unknown, RequestOf<E>>

/** The request's schema: whichever of path parameters, query and body the contract declares, side by side. */
function askedSchema<E extends EndpointName>(name: E): Asking<E>
function askedSchema(name: EndpointName): v.GenericSchema {
  const { params, query, body }: Endpoint = endpoints[name]
  const parts: Record<string, v.GenericSchema> = {
    ...(params && { params }),
    ...(query && { query }),
    ...(body && { body }),
  }
  return v.object(parts)
}

async function partsOf(request: Request, params: object) {
  return {
    params,
    query: Object.fromEntries(new URL(request.url).searchParams),
    body: request.method === 'GET' ? undefined : await request.json().catch(() => undefined),
  }
}

function tokenOf(request: Request): string | undefined {
  return /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
}

/** What the handlers work with. */
export interface Workings {
  bases: Record<Base, string>
  timing: Timing
  db: Database
  control: Control
  sessions: Sessions
  requests: Pick<RequestLog, 'asked'>
}

function handlerFor<E extends EndpointName>(name: E, workings: Workings): HttpHandler {
  const { bases, timing, db, control, sessions, requests } = workings
  const { base, method, path } = endpoints[name]
  const schema = askedSchema(name)
  const answer: Resource<E> = resources[name]

  return http[method === 'GET' ? 'get' : 'post'](bases[base] + path, async ({ request, params }) => {
    const behavior = control.behaviorOf(name)
    const attempt = control.attempt(name)
    const asked = v.safeParse(schema, await partsOf(request.clone(), params))
    const answered = await requests.asked(name, behavior, request, asked.success ? [] : issuesOf(asked.issues))

    async function well(): Promise<Response> {
      if (!asked.success) {
        const keyMissing = asked.issues.some((issue) => v.getDotPath(issue) === 'query.apiKey')
        return keyMissing ? refuse(base, 401, 'Your API key is missing.') : refuse(base, 400)
      }
      const body = answer({ asked: asked.output, token: tokenOf(request), db, sessions, control })
      return body instanceof Response ? body : accept(body)
    }

    const response = await answerAs({ name, behavior, timing, attempt, well })
    if (behavior.how !== 'live') await answered(response)
    return response
  })
}

/** A handler for every endpoint of the contract. */
export function createHandlers(workings: Workings): HttpHandler[] {
  return endpointNames.map((name) => handlerFor(name, workings))
}
