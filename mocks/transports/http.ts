import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type HttpBindings, serve as listen } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { MockState } from '../engine/state/catalog'
import { realistic, type Timing } from '../engine/requests/respond'
import { catalog } from '../agency/agency'
import { serverBases } from './names'
import { describeContract } from './openapi'
import { createError, createResponder, stateHeaders } from './perRequest'

export { endpointPaths } from './perRequest'

/** Origins that may read responses: pages of this machine, on any port. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** The most that a request's body may have, in bytes. */
const maxBody = 1_000_000

const allowLocalPages = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['authorization', 'content-type', ...stateHeaders],
  exposeHeaders: ['retry-after'],
  maxAge: 600,
})

export interface ServerOptions {
  /** 0 for any free port. */
  port: number
  /** Which of the machine's addresses to listen at; all by default. */
  host?: string | undefined
  /** The state of requests that name none. */
  defaults?: MockState
  timing?: Timing
}

/** Serves the backend over HTTP. Rejects if it cannot listen. */
export async function serve({ port, host, defaults = catalog.everyday, timing = realistic }: ServerOptions) {
  const respondTo = createResponder({ defaults, timing })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use((context, next) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && localOrigin.test(origin)) return allowLocalPages(context, next)
    // CORS only hides the response: a page of another site could still sign in or write.
    const canWrite = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)
    if (origin === undefined || !canWrite) return next()
    return Promise.resolve(createError(403, `Pages of ${origin} may not write here: only those of this machine may.`))
  })
  app.use(({ req }, next) => {
    if (req.header('transfer-encoding')) return Promise.resolve(createError(411, 'Send the length of the body.'))
    return Number(req.header('content-length') ?? 0) > maxBody
      ? Promise.resolve(createError(413, 'A body may have at most 1 MB.'))
      : next()
  })
  app.options(
    '*',
    () => new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE' } }),
  )
  app.get('/openapi.json', (context) => context.json(describeContract(serverBases(new URL(context.req.url).origin))))
  app.all('*', async ({ req, env }) => {
    const isHead = req.method === 'HEAD'
    const response = await respondTo(isHead ? new Request(req.raw.url, { headers: req.raw.headers }) : req.raw)
    if (response.type !== 'error') return isHead ? new Response(null, response) : response
    env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })
  app.onError((error, { req }) => createError(400, `${req.path}: ${error.message}`))

  const server = await new Promise<ReturnType<typeof listen>>((resolve, reject) => {
    const starting = listen(
      { fetch: app.fetch, port, overrideGlobalObjects: false, ...(host !== undefined && { hostname: host }) },
      () => resolve(starting),
    )
    starting.once('error', reject)
  })
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    /** Stops at once, with requests that are still open. */
    async stop(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
