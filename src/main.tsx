import './styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { holdRequestsUntil } from '@/api/ready'
import { createQueryClient } from '@/api/queryClient'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { useAuth } from '@/stores/auth'
import { safeStorage } from '@/stores/safeStorage'

const baseUrl = import.meta.env.BASE_URL

const queryClient = createQueryClient()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

// A page of the mock's own, in the place of the site.
const isStateWall = __MOCK_BACKEND__ && globalThis.location.pathname.replace(/\/$/, '') === `${baseUrl}__states`

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
      refetch: () => void queryClient.resetQueries(),
      signIn,
      signOut: () => end('signed-out'),
      isSignedIn: () => useAuth.getState().token !== null,
      subscribe: useAuth.subscribe,
    },
  }
  const network = import('../mocks/network')
  if (isStateWall) void network.then(({ showStates }) => showStates(root, baseUrl))
  else holdRequestsUntil(network.then(({ startBackend }) => startBackend(options)))
}

// The shell's title and description make room for each page's own.
for (const element of document.head.querySelectorAll('[data-shell]')) element.remove()

if (!isStateWall) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={baseUrl}>
        <App queryClient={queryClient} />
      </BrowserRouter>
    </StrictMode>,
  )
}
