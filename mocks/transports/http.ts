import { once } from 'node:events'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { catalog } from '../agency/agency'
import { realistic, type Timing } from '../engine/requests/respond'
import type { MockState } from '../engine/state/catalog'
import { describeContract } from '@/contract/openapi'
import { bases, createError, createResponder, stateHeaders } from './perRequest'

/** Origins that may read responses: pages of this machine, on any port. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const maxBody = 1_000_000

export const endpointPaths = endpointNames.map((name) => {
  const { base, method, path } = endpoints[name]
  return { name, method, path: bases[base] + path }
})

interface ServerOptions {
  /** 0 for any free port. */
  port: number
  /** Which of the machine's addresses to listen at; all by default. */
  host?: string | undefined
  defaults?: MockState
  timing?: Timing
}

function createApp(respondTo: ReturnType<typeof createResponder>) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(
    cors({
      origin: (origin) => (localOrigin.test(origin) ? origin : undefined),
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', ...stateHeaders],
      exposeHeaders: ['retry-after'],
      maxAge: 600,
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

/** Serves the backend over HTTP. Rejects if it cannot listen. */
export async function serve({ port, host, defaults = catalog.everyday, timing = realistic }: ServerOptions) {
  const { fetch } = createApp(createResponder({ defaults, timing }))
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
