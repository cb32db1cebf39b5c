import * as v from 'valibot'
import type { Database } from './database/database'
import type { KeyValueStorage } from './storage'

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ token: v.pipe(v.string(), v.nonEmpty()), userId: v.number(), expiresAt: v.number() })),
)

/** `expiresAt` is in milliseconds since 1970, by the clock of the backend that issued the token. */
type Session = v.InferOutput<typeof Stored>[number]

const storageKey = 'alderway.mock.sessions'
/** Lifetime of a token: eight hours, in seconds. */
export const usualLifetime = 8 * 60 * 60
/** How many sessions are kept. Not by their age: tabs may have different clocks. */
const maxSessions = 100

/** Tokens and their users. Stored, so that neither a reload nor another tab signs anyone out. */
export function createSessions({ sessions: table }: Pick<Database, 'sessions'>) {
  let storage: KeyValueStorage | undefined
  let opened = 0

  function find(token: string): Session | null {
    return table.findFirst({ where: { token: { equals: token } } })
  }

  function load(): void {
    const stored = v.safeParse(Stored, storage?.getItem(storageKey) ?? '')
    for (const session of stored.success ? stored.output : []) if (!find(session.token)) table.create(session)
  }

  return {
    count: () => table.count(),

    persist(next: KeyValueStorage): void {
      storage = next
      load()
    },

    /** Signs a user in, for so many seconds from now on: 0 for a session that has already expired. Returns the token. */
    open(userId: number, { now = Date.now(), lifetime = usualLifetime } = {}): string {
      // Stores the sessions of other tabs again with its own.
      load()
      opened += 1
      const token = `demo.${userId}.${opened}.${Date.now().toString(36)}`
      table.create({ token, userId, expiresAt: lifetime === 0 ? 0 : now + lifetime * 1000 })
      const oldest = table.getAll().slice(0, -maxSessions)
      table.deleteMany({ where: { token: { in: oldest.map((session) => session.token) } } })
      const current = table.getAll().map(({ token, userId, expiresAt }) => ({ token, userId, expiresAt }))
      storage?.setItem(storageKey, JSON.stringify(current))
      return token
    },

    /** Signs everyone out. */
    clear(): void {
      table.deleteMany({ where: {} })
      storage?.setItem(storageKey, '[]')
    },

    /** The session of a token, which another tab may have opened. */
    find(token: string): Session | null {
      return find(token) ?? (load(), find(token))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
