import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { admin } from '@/content/admin'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { isFramedElsewhere } from './isFramedElsewhere'
import { lazyPage } from './lazyPage'

const OwnWindow = lazyPage('OwnWindow', () => import('./OwnWindow'))

/**
 * Renders the admin area with a token, and redirects to the login otherwise (spec section 6). A frame of another site
 * could make the visitor click what they cannot see, so it shows a link to a new window instead.
 */
export function RequireToken() {
  const { token, signOutReason } = useAuth()
  const { pathname, search, hash } = useLocation()
  const hasToken = token !== null

  useEffect(() => {
    if (!hasToken && signOutReason === null) console.warn(admin.dashboard.noToken)
  }, [hasToken, signOutReason])

  if (isFramedElsewhere())
    return (
      <Suspense>
        <OwnWindow />
      </Suspense>
    )
  if (hasToken) return <Outlet />
  const from = signOutReason === 'signed-out' ? undefined : pathname + search + hash
  return <Navigate to={paths.adminLogin} replace state={{ from }} />
}
