import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const fileName = 'mockServiceWorker.js'

/** Serves msw's worker script from the installed package, so that both have the same version. */
export function mockWorker(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  return {
    name: 'alderway:mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${fileName}`)) return next()
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
