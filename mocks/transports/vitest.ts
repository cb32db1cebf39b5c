import { setupServer } from 'msw/node'
import type { Backend } from '../agency/createBackend'

/** The backend under Vitest. A request that it does not know fails the test. */
export function createServer(backend: Backend) {
  const server = setupServer(...backend.handlers)
  return {
    events: server.events,
    use: server.use.bind(server),
    start: () => server.listen({ onUnhandledRequest: 'error' }),
    stop: () => server.close(),
    reset() {
      server.resetHandlers()
      backend.reset()
    },
  }
}
