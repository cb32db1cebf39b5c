import './styles/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { holdRequestsUntil } from '@/api/ready'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { safeStorage } from '@/stores/safeStorage'

const baseUrl = import.meta.env.BASE_URL

if (__MOCK_BACKEND__) {
  const options = {
    bases: settings.bases,
    baseUrl,
    // Read now: the guard may lead away before the backend is here.
    search: globalThis.location.search,
    local: safeStorage('localStorage'),
    session: safeStorage('sessionStorage'),
  }
  holdRequestsUntil(import('../mocks/network').then(({ startBackend }) => startBackend(options)))
}

// The shell's title and description make room for each page's own.
for (const element of document.head.querySelectorAll('[data-shell]')) element.remove()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={baseUrl}>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
