import { delay, HttpHandler, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describeIssue } from '@/contract/issues'
import { type Behavior, slowLatency } from '../behaviors'
import { parseJson, toBytes } from '../text'
import { createReplay } from '../recording/replay'
import { addResponse, describeRequest, encodeBody, replayHeader, removeSecrets } from '../recording/recording'
import { type Bases, comparePaths } from '../resource'
import { readBody, readBytes, readFields } from './body'
import { createForward } from './createForward'
import type { Parts } from '../backend'
import { type Call, createErrors, createRequestSchema, createResolver, type Route } from './resolver'
import { showReceived } from './showReceived'

export const realistic = { usual: () => 150 + Math.random() * 250, slow: slowLatency }
export type Timing = typeof realistic
export const immediate = { usual: () => 0, slow: 50 }

export interface BackendOptions {
  bases: Bases
  timing: Timing
  /** To the real API. May throw a response to send instead. */
  forward?: (request: Request) => Promise<Response>
}

const isReal = ({ mode }: Behavior) => mode === 'live' || mode === 'record'

/** A stream ends with its request. The response to a HEAD has no body. */
async function endWithRequest(response: Response, { method, signal }: Request) {
  const { body } = response
  if (!body) return response
  if (method !== 'HEAD') return new Response(body.pipeThrough(new TransformStream(), { signal }), response)
  await body.cancel()
  return new Response(null, response)
}

export function createHandlers(parts: Parts, { bases, timing, forward = createForward() }: BackendOptions) {
  const { definition, state, requests, recording } = parts
  const findRecorded = createReplay(parts)

  function createHandler(route: Route) {
    const { name, endpoint } = route
    const { method, base, path, bodyKind } = endpoint
    const schema = createRequestSchema(endpoint)
    const createError = createErrors(definition, base)
    const resolve = createResolver(parts, route)
    const describe = (request: Request, body: string) => describeRequest(name, endpoint, request.url, body)

    async function respond(how: Behavior, attempt: number, usual: () => Promise<Response>) {
      const { mode, status, body, encoding, headers = { 'content-type': 'application/json' }, transform } = how
      if (mode === 'offline') return HttpResponse.error()
      if (body !== undefined) return new HttpResponse(encoding ? toBytes(body) : body, { status, headers })
      const hasRecovered = how.recovers && attempt % 2 === 0
      if (status !== undefined && !hasRecovered) return createError(status)
      const response = await usual()
      if (!transform || !response.ok) return response
      const json = parseJson(await response.clone().text())
      if (json === undefined) return response
      response.headers.delete('content-length')
      return new Response(JSON.stringify(transform(json)), response)
    }

    async function sendToRealApi({ request, behavior }: Call, sent: string) {
      const at = new Date().toISOString()
      const response = await forward(request.clone())
      const { status, headers } = response
      if (behavior.mode === 'record' && request.method !== 'HEAD') {
        const body = encodeBody(await readBytes(response), headers.get('content-type'))
        const received = removeSecrets({ ...describe(request, sent), at, status, headers, ...body })
        recording.setState(addResponse(recording.getState(), received), true)
      }
      // The body arrives decoded.
      const kept = [...headers].filter(([header]) => !/^content-(encoding|length)$/.test(header))
      return new Response(response.body, { status, headers: kept })
    }

    async function answer(call: Call, sent: string, attempt: number) {
      const { id, request, behavior } = call
      if (isReal(behavior)) return sendToRealApi(call, sent)
      const usual = () => resolve(call)
      if (behavior.mode !== 'replay') return respond(behavior, attempt, usual)
      // A canceled request leaves its response for the next one.
      if (!requests.isOpen(id)) return HttpResponse.error()
      const { response: recorded, outcome } = findRecorded(describe(request, sent))
      const response = await respond({ ...behavior, ...recorded }, attempt, usual)
      response.headers.set(replayHeader, outcome)
      return response
    }

    const answered = method === 'GET' ? /^(GET|HEAD)$/ : method
    return new HttpHandler(answered, (bases[base] ?? '') + path, async ({ request, requestId: id, params }) => {
      const query = readFields(new URL(request.url).searchParams)
      const { uncount, attempt, definition: planned, wait, ...step } = state.next(name, { ...query, ...params })
      const entry = requests.start({ id, endpoint: name, step }, request, uncount)
      const received = await readBody(request.clone(), bodyKind).catch(() => undefined)
      if (!received) {
        // The page canceled it while it was sent.
        entry.cancel()
        return HttpResponse.error()
      }
      const parsed = v.safeParse(schema, { params, query, body: received.value })
      const problems = (parsed.issues ?? []).map((issue) => describeIssue(issue, showReceived))
      entry.receive(received.text, problems)
      const isHeld = planned.mode === 'pending'
      const behavior = isHeld ? await requests.hold(id) : planned
      const latency = wait ?? (behavior.mode === 'slow' ? timing.slow : timing.usual())
      // What is released is answered at once.
      if (latency > 0 && !isHeld && !isReal(behavior)) await delay(latency)
      const call = { id, request, parsed, problems, behavior }
      const response = await answer(call, received.text, attempt).catch((reason: unknown) => {
        if (reason instanceof Response) return reason
        console.warn(`Mock backend: "${name}" failed.`, reason)
        return isReal(behavior) ? HttpResponse.error() : createError(500)
      })
      const returned = await endWithRequest(response, request)
      // The log comes first, but not at the end of a stream.
      await Promise.race([entry.finish(returned), delay(100)])
      return returned
    })
  }

  return definition.resources
    .flatMap(({ table, endpoints }) =>
      Object.entries(endpoints).flatMap(([name, mock]) => {
        const endpoint = definition.contract[name]
        return endpoint ? [{ name, endpoint, mock, ownTable: table?.name ?? '' }] : []
      }),
    )
    .toSorted((one, other) => comparePaths(one.endpoint, other.endpoint))
    .map(createHandler)
}
