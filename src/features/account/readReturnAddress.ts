import * as v from 'valibot'
import { paths } from '@/content/paths'
import { isAdminPath } from './isAdminPath'

const CameFrom = v.object({ from: v.string() })

const site = 'http://site'

/** Always inside the admin area, since a history state may be forged. */
export function readReturnAddress(state: unknown) {
  if (!v.is(CameFrom, state) || !URL.canParse(state.from, site)) return paths.admin
  const { pathname, search, hash } = new URL(state.from, site)
  return isAdminPath(pathname) ? pathname + search + hash : paths.admin
}
