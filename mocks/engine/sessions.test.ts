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

test('a session survives a reload, also one that has expired', () => {
  const sessions = sessionsFrom([
    { token: 'demo.1', userId: 1, expiresAt: later },
    { token: 'demo.2', userId: 2, expiresAt: 0 },
  ])
  expect(sessions.find('demo.1')).toMatchObject({ userId: 1 })
  expect(sessions.find('demo.2')).toMatchObject({ userId: 2 })
})

test('a session lasts as long as it is opened for, by the clock of its backend', () => {
  const sessions = createSessions(createDatabase({}))
  const expiresAt = (token: string) => sessions.find(token)?.expiresAt
  expect(expiresAt(sessions.open(1, { now: 5000, lifetime: 10 }))).toBe(15_000)
  expect(expiresAt(sessions.open(1, { now: 5000, lifetime: 0 }))).toBe(0)
  const before = Date.now()
  expect(expiresAt(sessions.open(1))).toBeGreaterThanOrEqual(before + 8 * 3_600_000)
})

test('the last hundred sessions are kept', () => {
  const sessions = createSessions(createDatabase({}))
  const tokens = Array.from({ length: 102 }, () => sessions.open(1))
  expect(sessions.count()).toBe(100)
  expect(tokens.map((token) => sessions.find(token) !== null).slice(0, 3)).toEqual([false, false, true])
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
  expect(other.find(token)).toMatchObject({ token, userId: 1 })
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
