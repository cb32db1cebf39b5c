import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { server } from './server'

const errors: string[] = []

function collect(...words: unknown[]) {
  errors.push(words.map(String).join(' '))
}

beforeAll(() => server.start())

beforeEach(() => {
  console.error = collect
  server.reset()
})

afterEach(() => {
  useAuth.setState(useAuth.getInitialState(), true)
  useUi.setState(useUi.getInitialState(), true)
  expect(errors.splice(0), 'console.error').toEqual([])
})

afterAll(() => server.stop())
