import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import type { MockOptions } from '~mocks/agency/agency'
import { backend } from './backend'
import { applyPersona } from './signIn'

/**
 * Renders the site at an address and waits for the page's heading. Pass only what differs from the default: a
 * `scenario`, other behaviors in `mock`, `as: 'admin'` for the admin area.
 */
export async function renderPage(address: string, state: MockOptions = {}) {
  backend.set(state)
  applyPersona()
  queryClient.clear()
  // Loading code can take longer than a query may wait, the first time.
  await preloadPages(address.replace(/[?#].*/, ''))
  const user = userEvent.setup()
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { user, ...view }
}
