import { useAuth } from '@/stores/auth'
import { createLink, takeSnapshot } from '~mocks/transports/share'
import { backend } from '~test/backend'
import { siteWith } from '~test/backendParts'

/** The site's address: beside the built Storybook, or where `npm start` serves it. */
export function siteUrl(path: string) {
  const base = import.meta.env.DEV ? 'http://localhost:5173/' : new URL('../', location.href)
  return new URL(path.replace(/^\//, ''), base)
}

/** In the state of the backend: behaviors, edited rows, the sign-in. */
export function createSiteLink(path: string) {
  return createLink(backend, takeSnapshot(backend, siteWith(useAuth.getState().token)), siteUrl(path))
}
