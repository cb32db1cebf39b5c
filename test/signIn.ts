import { useAuth } from '@/stores/auth'
import { db } from '~mocks/model'

/** Signs the demo's admin in, on both sides, for as long as a test or a story lasts. */
export function signIn(): void {
  const token = 'a-token-of-the-tests'
  db.session.create({ token, userId: 1, expiresAt: Number.MAX_SAFE_INTEGER })
  useAuth.getState().signIn(token)
}
