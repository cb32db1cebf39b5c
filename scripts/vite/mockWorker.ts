import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { filesName, shellName, workerScript } from '../../mocks/transports/names.ts'
import { compileScript } from '../prerender/inlineScript.ts'

/** In a build, msw's worker also opens the demo without a network, from the files that `offline.json` lists. */
export function mockWorker(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${workerScript}`), 'utf8')
  return {
    name: 'alderway:mock-worker',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${workerScript}`)) return next()
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(source)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const offline = await compileScript('mocks/transports/offlineWorker.ts')
        this.emitFile({ type: 'asset', fileName: workerScript, source: `${offline}\n${source}` })
        const assets = Object.values(bundle).filter(({ fileName }) => fileName.startsWith('assets/'))
        const sizes = assets.map((file) => Buffer.byteLength(file.type === 'chunk' ? file.code : file.source))
        const list = {
          size: sizes.reduce((total, size) => total + size, 0),
          files: [shellName, ...assets.map(({ fileName }) => fileName)],
        }
        this.emitFile({ type: 'asset', fileName: filesName, source: JSON.stringify(list) })
      },
    },
  }
}
