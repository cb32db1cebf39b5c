import { useAuth } from '@/stores/auth'
import { backend } from './backend'

/** Signs the demo's admin in, on the site and in the backend, until the end of the test or story. */
export function signIn(): void {
  useAuth.getState().signIn(backend.sessions.open(1))
}

/** Signs in on the site as the backend's state says. */
export function signInAsState(): void {
  const token = backend.signIn()
  if (token !== undefined) useAuth.getState().signIn(token)
}
