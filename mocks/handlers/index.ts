import type { Base, Endpoint } from '@/contract/endpoint'
import { type Asked, type EndpointName, endpointNames, endpoints } from '@/contract/endpoints'
import { type HttpHandler, HttpResponse, http } from 'msw'
import * as v from 'valibot'
import { answerAs, refuse, type Timing } from '../behaviours'
import { behaviourFor } from '../control'
import { dashboard, login } from './auth'
import { blogs, job, jobs, news } from './content'
import type { Resource } from './resource'

const resources: { [E in EndpointName]: Resource<E> } = { login, dashboard, blogs, job, jobs, news }

type Asking<E extends EndpointName> = v.GenericSchema<unknown, Asked<E>>

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

function handlerFor<E extends EndpointName>(name: E, bases: Record<Base, string>, timing: Timing): HttpHandler {
  const { base, method, path } = endpoints[name]
  const schema = askedSchema(name)
  const answer: Resource<E> = resources[name]

  return http[method === 'GET' ? 'get' : 'post'](bases[base] + path, async ({ request, params }) =>
    answerAs(behaviourFor(name), name, timing, async () => {
      const asked = v.safeParse(schema, await partsOf(request, params))
      if (!asked.success) {
        const keyMissing = asked.issues.some((issue) => v.getDotPath(issue) === 'query.apiKey')
        return keyMissing ? refuse(base, 401, 'Your API key is missing.') : refuse(base, 400)
      }
      const body = answer({ asked: asked.output, token: tokenOf(request) })
      return body instanceof Response ? body : HttpResponse.json(body)
    }),
  )
}

/** A handler for every endpoint of the contract. Takes the services' addresses and how long answers take. */
export function createHandlers(bases: Record<Base, string>, timing: Timing): HttpHandler[] {
  return endpointNames.map((name) => handlerFor(name, bases, timing))
}
