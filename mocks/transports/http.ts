import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type HttpBindings, serve as listen } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { realistic, type Timing } from '../engine/respond'
import { words } from '../agency/agency'
import type { Settings } from '../engine/state/words'
import { describeContract } from './openapi'
import { serverBases } from './names'
import { createError, createResponder, type ResponderOptions, stateHeaders } from './perRequest'

export { endpointPaths } from './perRequest'
export { words }

/** Origins that may read responses: pages of this machine, on any port. */
const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const allowLocalPages = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'POST'],
  allowHeaders: ['authorization', 'content-type', ...stateHeaders],
  exposeHeaders: ['retry-after'],
  maxAge: 600,
})

export interface ServerOptions extends Pick<ResponderOptions, 'recording' | 'realBases' | 'onRecorded'> {
  /** 0 for any free port. */
  port: number
  /** Which of the machine's addresses to listen at; all by default. */
  host?: string | undefined
  /** The state of requests that name none. */
  defaults?: Settings
  timing?: Timing
}

/** Serves the backend over HTTP. Rejects if it cannot listen. */
export async function serve({ port, host, defaults = words.defaults, timing = realistic, ...real }: ServerOptions) {
  const respondTo = createResponder({ defaults, timing, ...real })
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use((context, next) =>
    localOrigin.test(context.req.header('origin') ?? '') ? allowLocalPages(context, next) : next(),
  )
  app.get('/openapi.json', (context) => context.json(describeContract(serverBases(new URL(context.req.url).origin))))
  app.all('*', async ({ req, env }) => {
    const response = await respondTo(req.raw)
    if (response.type !== 'error') return response
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
