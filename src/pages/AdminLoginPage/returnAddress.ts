import * as v from 'valibot'
import { paths } from '@/content/paths'

const CameFrom = v.object({ from: v.string() })

/** Any origin will do: the check is only whether an address leaves it. */
const site = 'http://site'

/**
 * Where to go after the login. Takes the state that the guard leaves in the browser's history, where anything may stand;
 * gives an address of the admin area, read as a browser reads it: never another site, nor the login itself.
 */
export function returnAddress(state: unknown): string {
  if (!v.is(CameFrom, state) || !URL.canParse(state.from, site)) return paths.admin
  const { origin, pathname, search, hash } = new URL(state.from, site)
  const isAdmin = origin === site && (pathname === paths.admin || pathname.startsWith(`${paths.admin}/`))
  return isAdmin ? pathname + search + hash : paths.admin
}
