import { once } from 'node:events'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { getResponse } from 'msw'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { readEnvironment } from '@/contract/environment'
import { describeContract } from '@/contract/openapi'
import { agency, catalog } from '../agency/agency'
import { createBackend } from '../agency/createBackend'
import { createRequestLog } from '../engine/requests/requestLog'
import { createHandlers, errorsOf, realistic, type Timing } from '../engine/requests/handlers'
import type { MockState } from '../engine/state/catalog'
import { stateParams } from '../engine/state/codec'
import { createStateStore } from '../engine/state/state'

/** Origins that may read responses: pages of this machine, on any port. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const maxBody = 1_000_000
const maxStates = 100
const centuryInSeconds = 3_155_760_000

/** Paths of the services on the mock server: those of the static demo. */
const { bases } = readEnvironment({}, 'static-demo')

const createError = errorsOf(agency, 'admin')

export const endpointPaths = endpointNames.map((name) => {
  const { base, method, path } = endpoints[name]
  return { name, method, path: bases[base] + path }
})

/** Get-or-create with LRU eviction. */
function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -maxStates)) map.delete(oldest)
  return value
}

/**
 * Returns a function that answers requests, each in the state that it names, else in `defaults`. Rows are shared by
 * dataset, and a token that was issued in one state is valid in all.
 */
export function createResponder(defaults: MockState, timing: Timing) {
  const forward = () => Promise.reject(createError(501, 'The mock server has no real API to pass this to.'))
  const options = { bases, timing, forward }
  const first = createBackend(options)
  const backends = new Map([[first.edits.getState().dataset, first]])
  const states = new Map<string, ReturnType<typeof open>>()

  function open(named: MockState) {
    const backend = getOrCreate(backends, catalog.scenarioOf(named).dataset, () => createBackend(options))
    backend.set(named)
    const state = createStateStore(catalog)
    state.set(named)
    const handlers = createHandlers({ ...backend, state, requests: createRequestLog(endpoints, 0) }, options)
    // Valid for as long as the server runs, unless the state says that it has expired.
    const { expires } = catalog.signInOf(named)
    return { handlers, token: backend.signIn({ ...named, expires: expires && centuryInSeconds }) }
  }

  return async function respondTo(incoming: Request): Promise<Response> {
    const { origin, searchParams } = new URL(incoming.url)
    const named = stateParams.map((word) => {
      const values = searchParams.getAll(word)
      return [word, values.length > 0 ? values.join(',') : (incoming.headers.get(`x-${word}`) ?? undefined)]
    })
    const { value: state, problems } = first.codec.readText(Object.fromEntries(named), defaults)
    if (!state) return createError(400, problems.join(' '))

    const request = new Request(incoming.url, incoming)
    const { handlers, token } = getOrCreate(states, JSON.stringify(state), () => open(state))
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`)
    return (await getResponse(handlers, request, { baseUrl: origin })) ?? createError(404)
  }
}

function createApp(respondTo: ReturnType<typeof createResponder>) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    cors({
      origin: (origin) => (localOrigin.test(origin) ? origin : undefined),
      credentials: true,
      allowHeaders: ['authorization', 'content-type', ...stateParams.map((word) => `x-${word}`)],
      exposeHeaders: ['retry-after'],
    }),
  )
  app.use(async ({ req }, next) => {
    const origin = req.header('origin')
    // CORS only hides the response: a page of another site could still log in or write.
    if (origin !== undefined && !localOrigin.test(origin) && !['GET', 'HEAD'].includes(req.method)) {
      return createError(403, `Pages of ${origin} may not write here: only those of this machine may.`)
    }
    if (req.header('transfer-encoding')) return createError(411, 'Send the length of the body.')
    if (Number(req.header('content-length') ?? 0) > maxBody) return createError(413, 'A body may have at most 1 MB.')
    return next()
  })
  app.get('/openapi.json', ({ req, json }) => json(describeContract(bases, new URL(req.url).origin)))
  for (const { path } of endpointPaths) {
    const methods = endpointPaths.filter((one) => one.path === path).map(({ method }) => method)
    app.on(methods, path, async ({ req, env }) => {
      const isHead = req.method === 'HEAD'
      const response = await respondTo(isHead ? new Request(req.url, { headers: req.raw.headers }) : req.raw)
      if (response.type !== 'error') return response
      env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    })
    app.all(path, ({ req }) => {
      const response = createError(405, `${req.path} answers ${methods.join(' and ')}, not ${req.method}.`)
      response.headers.set('allow', methods.join(', '))
      return response
    })
  }
  app.notFound(({ req }) => {
    const known = endpointPaths.map(({ method, path }) => `${method} ${path}`).join(', ')
    return createError(404, `There is no ${req.method} ${req.path}; there are ${known}.`)
  })
  app.onError((error, { req }) => createError(400, `${req.path}: ${error.message}`))
  return app
}

interface ServerOptions {
  /** 0 for any free port. */
  port: number
  /** Which of the machine's addresses to listen at; all by default. */
  host?: string | undefined
  defaults?: MockState
  timing?: Timing
}

/** Serves the backend over HTTP. Rejects if it cannot listen. */
export async function serve({ port, host, defaults = catalog.everyday, timing = realistic }: ServerOptions) {
  const { fetch } = createApp(createResponder(defaults, timing))
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }).listen(port, host)
  await once(server, 'listening')
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Stops at once, with requests that are still open. */
    async stop(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
