import type { Id } from './columns'
import type { Database, Session } from './database'

/** Lifetime of a token: eight hours, in seconds. */
export const usualLifetime = 8 * 60 * 60

/** Tokens and their users. A token says whose it is and until when: neither a reload nor another tab signs anyone out. */
export function createSessions({ sessions, table }: Database, userTable: string | undefined) {
  let opened = 0

  /** The session of a token, which another tab may have opened; null for an unknown token. */
  function find(token: string): Session | null {
    const known = sessions.findFirst({ where: { token: { equals: token } } })
    const [, id, expiresAt] = /^demo\.(.+)\.(\d+)\.\d+$/.exec(token) ?? []
    if (known ?? (userTable === undefined || id === undefined)) return known
    const user = table(userTable)
      .getAll()
      .find((row) => String(row.id) === id)
    return user ? sessions.create({ token, user, expiresAt: Number(expiresAt) }) : null
  }

  return {
    find,

    /** Signs a user in for `lifetime` seconds; 0 creates an expired session. Returns the token. */
    open(userId: Id, lifetime = usualLifetime): string {
      opened += 1
      const token = `demo.${userId}.${Date.now() + lifetime * 1000}.${opened}`
      find(token)
      return token
    },

    clear(): void {
      sessions.updateMany({ where: {}, data: { expiresAt: 0 } })
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
