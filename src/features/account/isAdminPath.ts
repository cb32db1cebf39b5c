import { matchRoutes } from 'react-router-dom'
import { paths } from '@/content/paths'

/** As the router does, in any letter case and encoding. */
export function isAdminPath(pathname: string) {
  return matchRoutes([{ path: `${paths.admin}/*` }], pathname) !== null
}
