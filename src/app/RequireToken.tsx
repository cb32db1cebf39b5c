import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { isFramedElsewhere } from './isFramedElsewhere'
import { lazyPage } from './lazyPage'

const OwnWindow = lazyPage('OwnWindow', () => import('./OwnWindow'))

/**
 * Lets token holders through; sends everyone else to the login, which leads back here (spec section 6). In a frame of
 * another site nobody passes: what is clicked there may not be what is seen.
 */
export function RequireToken() {
  const { token, ended } = useAuth()
  const { pathname, search, hash } = useLocation()
  const admitted = token !== null

  useEffect(() => {
    if (!admitted && ended === null) console.warn(admin.dashboard.noToken)
  }, [admitted, ended])

  if (isFramedElsewhere())
    return (
      <Suspense>
        <OwnWindow />
      </Suspense>
    )
  if (admitted) return <Outlet />
  const from = ended === 'signed-out' ? undefined : pathname + search + hash
  return <Navigate to={paths.adminLogin} replace state={{ from }} />
}
