import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { backend } from './backend'
import { server } from './server'

// A request that the backend does not know fails the test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  server.resetHandlers()
  backend.reset()
})

afterEach(() => {
  useAuth.setState(useAuth.getInitialState(), true)
  useUi.setState(useUi.getInitialState(), true)
})

afterAll(() => server.close())
