import { holdRequestsUntil } from '@/api/ready'
import { settings } from '@/api/settings'
import { keepSessionInTab, restoreTabSession, useAuth } from '@/stores/auth'
import { keepInMemory, safeStorage } from '@/stores/safeStorage'
import { hiddenRowsId } from '@/protocol'

export function loadMock() {
  return import('../../mocks')
}

type Mock = Awaited<ReturnType<typeof loadMock>>

/** Restores the session that the tab's state has. A frame of the gallery keeps its own in memory. */
export function prepareSession(mock: Mock) {
  if (mock.isIsolatedFrame()) {
    keepInMemory()
    // The store has already read the visitor's own token.
    useAuth.setState(useAuth.getInitialState(), true)
    // Many pages at once would talk into each other.
    for (const region of document.querySelectorAll('[aria-live]')) region.ariaLive = 'off'
  }
  restoreTabSession()
}

function showRows() {
  document.getElementById(hiddenRowsId)?.remove()
}

/** Requests wait for the backend, and its panel waits until the page is shown. */
export function connectBackend(mock: Mock, shown: Promise<unknown>) {
  void shown.then(showRows, showRows)
  const { signIn, signOut } = useAuth.getState()
  // Read before the guard redirects.
  const { search, hash } = location
  const options = {
    bases: settings.bases,
    baseUrl: import.meta.env.BASE_URL,
    address: { search, hash },
    local: safeStorage('localStorage'),
    session: safeStorage('sessionStorage'),
    site: {
      refetch: () =>
        void import('@/api/queryClient').then(
          ({ queryClient }) => queryClient.resetQueries(),
          // Without this code no request was sent.
          () => undefined,
        ),
      signIn: (token: string) => {
        keepSessionInTab()
        signIn(token)
      },
      signOut: () => {
        if (useAuth.getState().token === null) return
        keepSessionInTab()
        signOut('signed-out')
      },
      token: () => useAuth.getState().token,
      hasLoggedOut: () => useAuth.getState().signOutReason === 'signed-out',
      subscribe: useAuth.subscribe,
    },
    shown,
  }
  holdRequestsUntil(() => mock.startBackend(options))
}
