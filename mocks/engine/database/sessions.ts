import { hidden } from '../recording/mask'
import type { Id, Row } from './columns'
import type { KeyValueStorage } from './edits'

/** In seconds. */
export const usualLifetime = 8 * 60 * 60

export interface Session<User = Row> {
  token: string
  user: User
  expiresAt: number
}

/** The name of a scheme has no letter case: RFC 9110, section 11.1. */
export function readBearer(headers: Headers) {
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

const closedKey = 'closed'

/** Shared by all backends of a page or server: no two sessions have the same token. */
const closed = new Set<string>()
let opened = 0

/** A token says whose it is and until when: a reload or another tab signs nobody out. Only closed ones are stored. */
export function createSessions(getUsers: () => readonly Row[]) {
  let storage: KeyValueStorage | undefined
  const getStored = () => storage?.getItem(closedKey) ?? ''

  return {
    find(token: string) {
      const users = getUsers()
      // Of a replayed login: whose it was is not recorded.
      if (token === hidden && users[0]) return { token, user: users[0], expiresAt: Date.now() + usualLifetime * 1000 }
      const [, id, expiresAt] = /^demo\.(.+)\.(\d+)(-\d+)?$/.exec(token) ?? []
      const user = users.find((row) => encodeURIComponent(row.id) === id)
      return user && !closed.has(token) && !getStored().split(' ').includes(token)
        ? { token, user, expiresAt: Number(expiresAt) }
        : null
    },

    open(userId: Id, lifetime = usualLifetime) {
      opened += 1
      return `demo.${encodeURIComponent(userId)}.${Date.now() + lifetime * 1000}-${opened}`
    },

    close(token: string): undefined {
      closed.add(token)
      storage?.setItem(closedKey, `${getStored()} ${token}`)
    },

    persist(next: KeyValueStorage) {
      storage = next
    },
  }
}
