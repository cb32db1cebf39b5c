import * as v from 'valibot'
import type { Database } from './database/database'
import type { KeyValueStorage } from './storage'

const Stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ token: v.pipe(v.string(), v.nonEmpty()), userId: v.number(), expiresAt: v.number() })),
)

/** `expiresAt` is in milliseconds since 1970. */
type Session = v.InferOutput<typeof Stored>[number]

const storageKey = 'alderway.mock.sessions'
/** Lifetime of a token: eight hours, in milliseconds. */
const lifetime = 8 * 60 * 60 * 1000

/** Tokens and their users. Stored, so that neither a reload nor another tab signs anyone out. */
export function createSessions({ sessions: table }: Pick<Database, 'sessions'>) {
  let storage: KeyValueStorage | undefined

  function find(token: string): Session | null {
    return table.findFirst({ where: { token: { equals: token } } })
  }

  function load(): void {
    const stored = v.safeParse(Stored, storage?.getItem(storageKey) ?? '')
    for (const session of stored.success ? stored.output : []) {
      if (session.expiresAt > Date.now() && !find(session.token)) table.create(session)
    }
  }

  return {
    count: () => table.count(),

    persist(next: KeyValueStorage): void {
      storage = next
      load()
    },

    /** Signs a user in for eight hours, or with a session that has already expired. Returns the token. */
    open(userId: number, { isExpired = false } = {}): string {
      const now = Date.now()
      // Stores the sessions of other tabs again with its own.
      load()
      // Until then a request is told that its session has expired.
      table.deleteMany({ where: { expiresAt: { lt: now - lifetime } } })
      const token = `demo.${userId}.${table.count() + 1}.${now.toString(36)}`
      table.create({ token, userId, expiresAt: isExpired ? now - 1 : now + lifetime })
      const current = table.findMany({ where: { expiresAt: { gt: now } } })
      storage?.setItem(
        storageKey,
        JSON.stringify(current.map(({ token, userId, expiresAt }) => ({ token, userId, expiresAt }))),
      )
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
