import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { backend } from './backend'
import { server } from './server'

const errors: string[] = []

// A request that the backend does not know fails the test.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  console.error = (...words: unknown[]) => errors.push(words.map(String).join(' '))
  server.resetHandlers()
  backend.reset()
})

afterEach(() => {
  useAuth.setState(useAuth.getInitialState(), true)
  useUi.setState(useUi.getInitialState(), true)
  expect(errors.splice(0), 'console.error').toEqual([])
})

afterAll(() => server.close())
