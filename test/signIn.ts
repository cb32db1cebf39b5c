import { useAuth } from '@/stores/auth'
import { useClock } from '@/stores/clock'
import { backend } from './backend'

/** Signs the demo's admin in, on the site and in the backend, until the end of the test or story. */
export function signIn(): void {
  useAuth.getState().signIn(backend.sessions.open(1))
}

/** Signs in on the site as the backend's state says, and sets its clock. */
export function applyPersona(): void {
  const token = backend.signIn()
  if (token !== undefined) useAuth.getState().signIn(token)
  useClock.setState({ now: () => backend.settings.now() })
}
