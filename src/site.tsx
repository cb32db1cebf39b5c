import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { backendReady, holdRequestsUntil } from '@/api/ready'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { prefetchOnIntent } from '@/app/prefetch'
import { isPlain, pathBelow, restoreResponses } from '@/app/prerendered'
import { preloadPages } from '@/app/routes'
import { setTrust } from '@/app/trustedTypes'
import { keepSessionInTab, restoreTabSession, subscribeToSignOut, useAuth } from '@/stores/auth'
import { keepInMemory, safeStorage } from '@/stores/safeStorage'
import { loadCode } from '@/ui/loadCode'

const baseUrl = import.meta.env.BASE_URL

/** Hydrates the prerendered page, or renders the page of the address. Rejects if nothing can be rendered. */
export async function startSite(root: HTMLElement): Promise<void> {
  const { location } = globalThis
  const { pathname, search, hash } = location
  const path = pathBelow(pathname, baseUrl)
  // The route's error boundary reports chunks that fail to load.
  const code = preloadPages(path).catch(() => undefined)
  const mock = __MOCK_BACKEND__ ? await loadCode(() => import('../mocks')) : undefined
  setTrust(mock && baseUrl + mock.workerScript)
  const local = safeStorage('localStorage')
  if (mock?.isGalleryPath(pathname, baseUrl)) return mock.showGallery(root, baseUrl, local)

  if (mock?.isIsolatedFrame()) {
    keepInMemory()
    // The store has already read the visitor's own token.
    useAuth.setState(useAuth.getInitialState(), true)
  }
  const session = safeStorage('sessionStorage')
  if (mock) restoreTabSession()
  const isPrerendered = root.dataset.page === path
  const isDefault = isPlain(search) && (mock?.isEverydayState(session) ?? true)
  // A scenario may sign in, which the admin area's guard must know. The shell stays until then.
  const isGuardEarly = root.dataset.page === undefined && !isDefault
  const ready = code.then(() => (isGuardEarly ? backendReady().catch(() => undefined) : undefined))
  const shown = show(root, { ready, isPrerendered, canHydrate: isPrerendered && isDefault })
  const showRows = () => mock?.showRows()
  void shown.then(showRows, showRows)

  if (mock) {
    const { signIn, signOut } = useAuth.getState()
    const options = {
      bases: settings.bases,
      baseUrl,
      // Read before the guard redirects.
      address: { search, hash },
      local,
      session,
      site: {
        refetch: () =>
          void loadCode(() => import('@/api/queryClient')).then(
            ({ queryClient }) => queryClient.resetQueries(),
            // Without this code no request was sent.
            () => undefined,
          ),
        signIn: (token: string) => {
          keepSessionInTab()
          signIn(token)
        },
        signOut: () => {
          keepSessionInTab()
          signOut('signed-out')
        },
        token: () => useAuth.getState().token,
        hasLoggedOut: () => useAuth.getState().signOutReason === 'signed-out',
        subscribe: useAuth.subscribe,
      },
      loadCode,
      shown,
    }
    holdRequestsUntil(() => mock.startBackend(options))
  }

  subscribeToSignOut()
  prefetchOnIntent(baseUrl)
  await shown
}

/** Firefox rejects a view transition that a resize interrupts. The new page is there all the same. */
function onRecoverableError(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'InvalidStateError')) reportError(error)
}

/** Calls back once its content is in the document. */
function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown])
  return children
}

interface Showing {
  /** Settles when the page can be rendered. */
  ready: Promise<unknown>
  /** Whether the document shows the page of the address. */
  isPrerendered: boolean
  /** Whether React would render the same first. */
  canHydrate: boolean
}

async function show(root: HTMLElement, { ready, isPrerendered, canHydrate }: Showing): Promise<void> {
  // A hydrated page keeps its title and description; otherwise React adds its own.
  const replaced = canHydrate ? '[data-shell]' : '[data-shell], [data-page-name]'
  for (const element of document.head.querySelectorAll(replaced)) element.remove()
  // Some hosts send the home page for an unknown address.
  const isAnotherPage = !isPrerendered && root.dataset.page !== undefined
  if (isAnotherPage) root.replaceChildren()

  let onShown = (): void => undefined
  const committed = new Promise<void>((resolve) => {
    onShown = resolve
  })
  const site = (
    <StrictMode>
      <Shown onShown={onShown}>
        <BrowserRouter basename={baseUrl}>
          <App />
        </BrowserRouter>
      </Shown>
    </StrictMode>
  )
  if (!isAnotherPage) await ready
  if (canHydrate) await restoreResponses()
  const repeatInput = document.early?.length
    ? (await loadCode(() => import('@/app/earlyInput'))).prepareInput(document.early)
    : undefined
  document.early = undefined
  if (!canHydrate) {
    const render = () => createRoot(root, { onRecoverableError }).render(site)
    if (repeatInput) flushSync(render)
    else render()
  } else {
    // In a transition, hydration yields to input between the parts of the page.
    startTransition(() => {
      hydrateRoot(root, site, { onRecoverableError })
    })
  }
  repeatInput?.()
  await committed
}
