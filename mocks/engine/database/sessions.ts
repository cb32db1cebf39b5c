import * as v from 'valibot'
import type { KeyValueStorage } from './storage'
import type { Id } from './columns'
import { type Database, type Session, withId } from './database'

const StoredSession = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  userId: v.union([v.string(), v.number()]),
  expiresAt: v.number(),
})
const StoredSessions = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(StoredSession)), [])

const storageKey = 'sessions'
/** Lifetime of a token: eight hours, in seconds. */
export const usualLifetime = 8 * 60 * 60
/** How many sessions are kept, the newest ones. */
const maxSessions = 100

/** Tokens and their users. Stored, so that neither a reload nor another tab signs anyone out. */
export function createSessions(database: Database, userTable: string | undefined) {
  const table = database.sessions
  let storage: KeyValueStorage | undefined
  let opened = 0

  const find = (token: string): Session | null => table.findFirst({ where: { token: { equals: token } } })

  function add({ token, userId, expiresAt }: v.InferOutput<typeof StoredSession>): void {
    const user = userTable && database.table(userTable).findFirst(withId(userId))
    if (user && !find(token)) table.create({ token, user, expiresAt })
  }

  /** Adds the sessions of other tabs. */
  const load = () => v.parse(StoredSessions, storage?.getItem(storageKey)).forEach(add)

  return {
    persist(next: KeyValueStorage): void {
      storage = next
      load()
    },

    /** Signs a user in for `lifetime` seconds; 0 creates an expired session. Returns the token. */
    open(userId: Id, lifetime = usualLifetime): string {
      load()
      opened += 1
      const token = `demo.${userId}.${opened}.${Date.now().toString(36)}`
      add({ token, userId, expiresAt: Date.now() + lifetime * 1000 })
      const oldest = table.getAll().slice(0, -maxSessions)
      table.deleteMany({ where: { token: { in: oldest.map((session) => session.token) } } })
      const kept = table.getAll().map(({ token, user, expiresAt }) => ({ token, userId: user?.id ?? '', expiresAt }))
      storage?.setItem(storageKey, JSON.stringify(kept))
      return token
    },

    /** Signs everyone out. */
    clear(): void {
      table.deleteMany({ where: {} })
      storage?.setItem(storageKey, '[]')
    },

    /** The session of a token, which another tab may have opened. */
    find: (token: string): Session | null => find(token) ?? (load(), find(token)),
  }
}

export type Sessions = ReturnType<typeof createSessions>
