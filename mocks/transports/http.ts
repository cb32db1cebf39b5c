import { once } from 'node:events'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { createErrors } from '../engine/requests/resolver'
import { describeContract } from './openapi'
import { createResponder, type ServedBackend } from './responder'

const localOrigin = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const maxBody = 1_000_000

function createApp(backend: ServedBackend) {
  const respondTo = createResponder(backend)
  const { definition, bases } = backend
  const createError = createErrors(definition)
  const endpoints = Object.values(definition.contract).map(({ base, method, path }) => ({
    method,
    path: (bases[base] ?? '') + path,
  }))
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(cors({ origin: (origin) => (localOrigin.test(origin) ? origin : undefined), credentials: true }))
  app.use(async (context, next) => {
    await next()
    context.header('access-control-expose-headers', [...context.res.headers.keys()].join())
  })
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
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed({ req }, methods) {
        const allowed = methods.join(', ')
        const response = createError(405, `${req.path} answers ${allowed}, not ${req.method}.`)
        response.headers.set('allow', allowed)
        return response
      },
    }),
  )
  app.get('/openapi.json', ({ req, json }) => json(describeContract(definition, bases, new URL(req.url).origin)))
  for (const { method, path } of endpoints) {
    app.on(method, path, async ({ req, env }) => {
      const response = await respondTo(req.raw)
      if (response.type !== 'error') return response
      env.outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    })
  }
  app.notFound(({ req }) => {
    const known = endpoints.map(({ method, path }) => `${method} ${path}`).join(', ')
    return createError(404, `There is no ${req.method} ${req.path}; there are ${known || 'none'}.`)
  })
  app.onError((error, { req }) => createError(400, `${req.path}: ${error.message}`))
  return app
}

export async function serve({
  port,
  host,
  ...backend
}: ServedBackend & {
  port: number
  host?: string
}) {
  const { fetch } = createApp(backend)
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false }).listen(port, host)
  await once(server, 'listening')
  const address = server.address()

  return {
    port: typeof address === 'object' && address ? address.port : port,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
