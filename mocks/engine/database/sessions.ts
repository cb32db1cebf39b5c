import type { Id, Row } from './columns'

/** In seconds. */
export const usualLifetime = 8 * 60 * 60

export interface Session<User = Row> {
  token: string
  user: User
  expiresAt: number
}

/** The name of a scheme has no letter case: RFC 9110, section 11.1. */
export function readBearer(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

/** A token says whose it is and until when: a reload or another tab signs nobody out. */
export function createSessions(getUsers: () => readonly Row[]) {
  return {
    find(token: string): Session | null {
      const [, id, expiresAt] = /^demo\.(.+)\.(\d+)$/.exec(token) ?? []
      const user = getUsers().find((row) => String(row.id) === id)
      return user ? { token, user, expiresAt: Number(expiresAt) } : null
    },

    open: (userId: Id, lifetime = usualLifetime): string => `demo.${userId}.${Date.now() + lifetime * 1000}`,
  }
}
