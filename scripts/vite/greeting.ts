import type { Plugin } from 'vite'
import { demoSignIn } from '../../src/content/demo.ts'
import type { Target } from './securityPolicy.ts'

interface Backend extends Target {
  proxy: string | undefined
}

export function describeBackend({ mock, bases, proxy }: Backend) {
  if (mock) {
    return `  Admin login: ${demoSignIn.email} with ${demoSignIn.password}, at /admin-login
  Put any endpoint into another state with ?mock=, for example /?mock=news:error`
  }
  const services = Object.entries(bases).map(([name, base]) => {
    const target = proxy && !base.startsWith('http') ? ` (through the proxy, to ${proxy})` : ''
    return `  ${name.padEnd(6)} ${base || '/'}${target}`
  })
  return ['  A real backend (docs/real-backend.md also says how to get past CORS):', ...services].join('\n')
}

export function greeting(backend: Backend): Plugin {
  return {
    name: 'alderway:greeting',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server)
      server.printUrls = () => {
        printUrls()
        server.config.logger.info(`\n${describeBackend(backend)}\n`)
      }
    },
  }
}
