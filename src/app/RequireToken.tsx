import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { messages } from '@/content/messages'
import { paths } from '@/content/paths'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { isFramedElsewhere } from './isFramedElsewhere'
import { lazyPage } from './lazyPage'

const OwnWindow = lazyPage('OwnWindow', () => import('./OwnWindow'))

/** Spec section 6. A frame of another site could make the visitor click what they cannot see: it shows only a link. */
export function RequireToken() {
  const { token, signOutReason } = useAuth()
  const { pathname, search, hash } = useLocation()
  const hasToken = token !== null
  const [wasAdmitted] = useState(hasToken)
  const hasLoggedOut = wasAdmitted && signOutReason === 'signed-out'
  const isRefused = !hasToken && !hasLoggedOut
  const isLogged = useRef(false)

  useEffect(() => {
    if (!isRefused) return
    // The login is another page than this one, also on Back to here from the login.
    useUi.setState(({ page }) => ({ page: page && { ...page, path: pathname } }))
    // React's Strict Mode runs effects twice.
    if (isLogged.current) return
    isLogged.current = true
    console.warn(messages.noToken)
  }, [isRefused, pathname])

  if (isFramedElsewhere())
    return (
      <Suspense>
        <OwnWindow />
      </Suspense>
    )
  if (hasToken) return <Outlet />
  const from = hasLoggedOut ? undefined : pathname + search + hash
  return <Navigate to={paths.adminLogin} replace state={{ from }} />
}
