import { setupServer } from 'msw/node'
import type { Base } from '@/contract/endpoint'
import { immediate } from './behaviours'
import { setMock } from './control'
import { agency } from './datasets/agency'
import { createHandlers } from './handlers'
import { seed } from './model'

/** The same backend under Vitest: no delays, and a fresh database at every reset. */
export function createNodeBackend(bases: Record<Base, string>) {
  const server = setupServer(...createHandlers(bases, immediate))
  return {
    events: server.events,
    use: server.use.bind(server),
    start: () => server.listen({ onUnhandledRequest: 'error' }),
    stop: () => server.close(),
    reset() {
      server.resetHandlers()
      setMock({})
      seed(agency)
    },
  }
}
