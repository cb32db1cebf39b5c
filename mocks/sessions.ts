import { db } from './model'
import * as v from 'valibot'

const Kept = v.array(v.object({ token: v.string(), userId: v.number(), expiresAt: v.number() }))
const key = 'alderway.mock.sessions'

let disk: Pick<Storage, 'getItem' | 'setItem'> | undefined

/** Keeps the signed-in sessions after every sign-in, so that a reload of the page does not sign anyone out. */
export function keepSessions(): void {
  disk?.setItem(
    key,
    JSON.stringify(db.session.getAll().map(({ token, userId, expiresAt }) => ({ token, userId, expiresAt }))),
  )
}

/** Brings kept sessions back from the given storage, and keeps to it from now on. Unreadable ones are forgotten. */
export function restoreSessions(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  disk = storage
  try {
    const kept = v.safeParse(Kept, JSON.parse(storage.getItem(key) ?? '[]'))
    if (!kept.success) return
    for (const session of kept.output) {
      if (session.expiresAt > Date.now()) db.session.create(session)
    }
  } catch {
    // Not JSON: whoever was signed in signs in again.
  }
}
