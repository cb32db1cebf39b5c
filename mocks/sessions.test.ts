import { expect, test } from 'vitest'
import { createDatabase } from './model'
import { createSessions } from './sessions'

const later = Date.now() + 3_600_000

function sessionsFrom(kept: unknown) {
  const sessions = createSessions(createDatabase())
  sessions.keepIn({ getItem: () => JSON.stringify(kept), setItem: () => undefined })
  return sessions
}

test('a session that the browser has kept twice does not keep the backend from starting', () => {
  const kept = { token: 'demo.1', userId: 1, expiresAt: later }
  expect(sessionsFrom([kept, { ...kept, userId: 2 }]).find('demo.1')).toMatchObject({ userId: 1 })
})

test('a kept session without a token counts for nothing, and the backend starts', () => {
  expect(sessionsFrom([{ token: '', userId: 1, expiresAt: later }]).find('')).toBeUndefined()
})

test('a session outlives a reload until it has run out', () => {
  const sessions = sessionsFrom([
    { token: 'demo.1', userId: 1, expiresAt: later },
    { token: 'demo.2', userId: 1, expiresAt: Date.now() - 1 },
  ])
  expect(sessions.find('demo.1')).toMatchObject({ userId: 1 })
  expect(sessions.find('demo.2')).toBeUndefined()
})
