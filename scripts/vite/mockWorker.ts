import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { filesName, shellName } from '../../mocks/transports/offlineNames.ts'
import { compileScript } from '../prerender/inlineScript.ts'

const fileName = 'mockServiceWorker.js'

/** Shown by other sites alone. */
const notKept = ['social.png']

/**
 * Serves msw's worker script from the installed package, so that both have the same version. In a build it also opens the
 * demo without a network, from the files that `offline.json` lists.
 */
export function mockWorker(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8')
  let config: ResolvedConfig
  return {
    name: 'alderway:mock-worker',
    configResolved(resolved) {
      config = resolved
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0]?.endsWith(`/${fileName}`)) return next()
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(source)
      })
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (config.build.ssr) return
        const offline = await compileScript('mocks/transports/offlineWorker.ts')
        this.emitFile({ type: 'asset', fileName, source: `${offline}\n${source}` })
        const built = Object.values(bundle).filter((file) => file.fileName.startsWith(`${config.build.assetsDir}/`))
        const icons = readdirSync(config.publicDir).filter((name) => !notKept.includes(name))
        const sizes = [
          ...built.map((file) => Buffer.byteLength(file.type === 'chunk' ? file.code : file.source)),
          ...icons.map((name) => statSync(path.join(config.publicDir, name)).size),
        ]
        const list = {
          size: sizes.reduce((total, size) => total + size, 0),
          files: [...built.map((file) => file.fileName), ...icons, shellName],
        }
        this.emitFile({ type: 'asset', fileName: filesName, source: JSON.stringify(list) })
      },
    },
  }
}
