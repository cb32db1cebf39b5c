import { matchRoutes } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/content/paths'

const CameFrom = v.object({ from: v.string() })

/** Any origin will do: the check is only whether an address leaves it. */
const site = 'http://site'

/**
 * Returns where to go after the login, always inside the admin area. The guard keeps the address in the history state,
 * which may be forged.
 */
export function readReturnAddress(state: unknown): string {
  if (!v.is(CameFrom, state) || !URL.canParse(state.from, site)) return paths.admin
  const { origin, pathname, search, hash } = new URL(state.from, site)
  // As the router does, in any letter case and encoding.
  const isAdmin = origin === site && matchRoutes([{ path: `${paths.admin}/*` }], pathname) !== null
  return isAdmin ? pathname + search + hash : paths.admin
}
