import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'

const scriptTags = /<script(?! type="application)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** Compresses as static hosts do. Returns the origin. */
export function serveBuild(build: string, { scripts = true } = {}): Promise<string> {
  const app = new Hono().use(compress({ encoding: 'gzip' }))
  if (!scripts) {
    app.use(async (context, next) => {
      await next()
      if (!context.res.headers.get('content-type')?.startsWith('text/html')) return
      const html = await context.res.text()
      context.res = new Response(html.replaceAll(scriptTags, ''), context.res)
    })
  }
  app.use(serveStatic({ root: build }))
  return new Promise((resolve) => {
    serve({ fetch: app.fetch, port: 0 }, ({ port }) => resolve(`http://localhost:${port}`))
  })
}
