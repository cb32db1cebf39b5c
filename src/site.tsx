import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { holdRequestsFor } from '@/api/ready'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { prefetchOnIntent } from '@/app/prefetch'
import { pathBelow, readPrerendered, takeAnswers } from '@/app/prerendered'
import { preloadPages } from '@/app/routes'
import { setTrust } from '@/app/trustedTypes'
import { followSignOut, useAuth } from '@/stores/auth'
import { safeStorage } from '@/stores/safeStorage'
import { loadCode } from '@/ui/loadCode'
import { workerScript } from '../mocks/transports/names'

const baseUrl = import.meta.env.BASE_URL

/**
 * Takes over the page that was sent, or draws the one of the address. With the mock, brings up the backend. Rejects where
 * nothing can be drawn.
 */
export async function startSite(root: HTMLElement): Promise<void> {
  setTrust(__MOCK_BACKEND__ ? baseUrl + workerScript : undefined)
  // A page of the mock's own, in the place of the site.
  const isStateWall = globalThis.location.pathname.replace(/\/$/, '') === `${baseUrl}__states`

  if (__MOCK_BACKEND__ && isStateWall) {
    return loadCode(() => import('../mocks')).then(({ showGallery }) => showGallery(root, baseUrl))
  }
  // Its code is asked for before the backend's; it asks for nothing before that is held back.
  const shown = show(root)
  if (__MOCK_BACKEND__) {
    const { signIn, end } = useAuth.getState()
    const options = {
      bases: settings.bases,
      baseUrl,
      // Read now: the guard may lead away before the backend is here.
      address: { search: globalThis.location.search, hash: globalThis.location.hash },
      local: safeStorage('localStorage'),
      session: safeStorage('sessionStorage'),
      site: {
        refetch: () =>
          void loadCode(() => import('@/api/queryClient')).then(
            ({ queryClient }) => queryClient.resetQueries(),
            // Nothing was asked for yet.
            () => undefined,
          ),
        signIn,
        signOut: () => end('signed-out'),
        isSignedIn: () => useAuth.getState().token !== null,
        subscribe: useAuth.subscribe,
      },
      loadCode,
      shown,
    }
    holdRequestsFor(() => loadCode(() => import('../mocks')).then(({ startBackend }) => startBackend(options)))
  }

  followSignOut()
  prefetchOnIntent(baseUrl)
  await shown
}

async function show(root: HTMLElement): Promise<void> {
  const { path, fits } = readPrerendered(root, baseUrl)
  // What was named for this document alone makes room for each page's own; a page that is taken over keeps its names.
  const names = fits ? '[data-shell]' : '[data-shell], [data-page-name]'
  for (const element of document.head.querySelectorAll(names)) element.remove()
  // A host that falls back to the home page has sent it for another.
  const isAnother = path === undefined && root.dataset.page !== undefined
  if (isAnother) root.replaceChildren()

  const site = (
    <StrictMode>
      <BrowserRouter basename={baseUrl}>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // What was sent stays until the code of the page is here. Code that does not come is the router's to tell of.
  const code = preloadPages(pathBelow(globalThis.location.pathname, baseUrl)).catch(() => undefined)
  if (!isAnother) await code
  if (!fits) return createRoot(root).render(site)
  await takeAnswers()
  // In a transition it gives way to the visitor between one part and the next.
  startTransition(() => {
    hydrateRoot(root, site)
  })
}
