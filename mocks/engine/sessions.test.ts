import { expect, test } from 'vitest'
import { createDatabase } from './database/database'
import { createSessions } from './sessions'

const later = Date.now() + 3_600_000

function sessionsFrom(kept: unknown) {
  const sessions = createSessions(createDatabase({}))
  sessions.persist({ getItem: () => JSON.stringify(kept), setItem: () => undefined })
  return sessions
}

test('a session that is stored twice is loaded once', () => {
  const kept = { token: 'demo.1', userId: 1, expiresAt: later }
  expect(sessionsFrom([kept, { ...kept, userId: 2 }]).find('demo.1')).toMatchObject({ userId: 1 })
})

test('a stored session without a token is dropped', () => {
  expect(sessionsFrom([{ token: '', userId: 1, expiresAt: later }]).find('')).toBeNull()
})

test('a session survives a reload until it expires', () => {
  const sessions = sessionsFrom([
    { token: 'demo.1', userId: 1, expiresAt: later },
    { token: 'demo.2', userId: 1, expiresAt: Date.now() - 1 },
  ])
  expect(sessions.find('demo.1')).toMatchObject({ userId: 1 })
  expect(sessions.find('demo.2')).toBeNull()
})

test('a sign-in is valid in other tabs until everyone is signed out', () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const [one, other] = [createSessions(createDatabase({})), createSessions(createDatabase({}))]
  one.persist(store)
  other.persist(store)
  const token = one.open(1)
  const expired = one.open(1, { isExpired: true })
  expect(other.find(token)).toMatchObject({ token, userId: 1 })
  expect(other.find(expired)).toBeNull()
  expect([...values.keys()]).toEqual(['alderway.mock.sessions'])
  one.clear()
  expect(one.find(token)).toBeNull()
  const third = createSessions(createDatabase({}))
  third.persist(store)
  expect(third.find(token)).toBeNull()
})

test('a sign-in keeps the sessions of other tabs', () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const [one, other, reloaded] = [0, 1, 2].map(() => createSessions(createDatabase({})))
  one?.persist(store)
  other?.persist(store)
  const token = one?.open(1) ?? ''
  other?.open(2)
  reloaded?.persist(store)
  expect(reloaded?.find(token)).toMatchObject({ userId: 1 })
})
