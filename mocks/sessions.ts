import * as v from 'valibot'
import type { Database } from './model'

const Session = v.object({ token: v.pipe(v.string(), v.nonEmpty()), userId: v.number(), expiresAt: v.number() })
type Session = v.InferOutput<typeof Session>
const Kept = v.pipe(v.string(), v.parseJson(), v.array(Session))

const key = 'alderway.mock.sessions'
/** How long a token is good for: eight hours, in milliseconds. */
const lifetime = 8 * 60 * 60 * 1000

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** Who is signed in: kept in the given storage, so that neither a reload nor another tab signs anyone out. */
export function createSessions(db: Database) {
  let store: Store | undefined

  function inForce(): Session[] {
    return db.session
      .getAll()
      .map(({ token, userId, expiresAt }) => ({ token, userId, expiresAt }))
      .filter(({ expiresAt }) => expiresAt > Date.now())
  }

  function find(token: string): Session | undefined {
    return db.session.findFirst({ where: { token: { equals: token } } }) ?? undefined
  }

  function restore(): void {
    const kept = v.safeParse(Kept, store?.getItem(key) ?? '')
    for (const session of kept.success ? kept.output : []) {
      if (session.expiresAt > Date.now() && !find(session.token)) db.session.create(session)
    }
  }

  return {
    keepIn(next: Store): void {
      store = next
      restore()
    },

    /** Signs a user in for eight hours, or as one whose eight hours are over. Gives the token. */
    open(userId: number, { expired = false } = {}): string {
      const now = Date.now()
      const token = `demo.${userId}.${db.session.count() + 1}.${now.toString(36)}`
      db.session.create({ token, userId, expiresAt: expired ? now - 1 : now + lifetime })
      store?.setItem(key, JSON.stringify(inForce()))
      return token
    },

    /** Signs everybody out. */
    forget(): void {
      db.session.deleteMany({ where: {} })
      store?.setItem(key, '[]')
    },

    /** The session of a token; another tab may have opened it. */
    find(token: string): Session | undefined {
      const known = find(token)
      if (known) return known
      restore()
      return find(token)
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
