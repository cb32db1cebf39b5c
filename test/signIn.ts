import { useAuth } from '@/stores/auth'
import { backend } from './backend'

/** Signs the demo's admin in, on the site and in the backend, until the end of the test or story. */
export function signIn({ isExpired = false } = {}): void {
  useAuth.getState().signIn(backend.sessions.open(1, { isExpired }))
}
