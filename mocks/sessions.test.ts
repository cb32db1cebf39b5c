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

test('who signs in is known to the next tab, until somebody signs everybody out', () => {
  const values = new Map<string, string>()
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  }
  const [one, other] = [createSessions(createDatabase()), createSessions(createDatabase())]
  one.keepIn(store)
  other.keepIn(store)
  const token = one.open(1)
  const expired = one.open(1, { expired: true })
  expect(other.find(token)).toMatchObject({ token, userId: 1 })
  expect(other.find(expired)).toBeUndefined()
  expect([...values.keys()]).toEqual(['alderway.mock.sessions'])
  one.forget()
  expect(one.find(token)).toBeUndefined()
  const third = createSessions(createDatabase())
  third.keepIn(store)
  expect(third.find(token)).toBeUndefined()
})
