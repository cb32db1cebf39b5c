import { useAuth } from '@/stores/auth'
import { backend } from './backend'

/** Signs the demo's admin in, on both sides, for as long as a test or a story lasts. */
export function signIn({ isExpired = false } = {}): void {
  useAuth.getState().signIn(backend.sessions.open(1, { isExpired }))
}
