import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import type { Address } from '@/content/paths'
import { preloadPages } from '@/app/routes'
import type { MockOptions } from '~mocks/agency/createBackend'
import { backend } from './backend'
import { signInAsState } from './signIn'

/** Renders the site at an address, with a history of its own. */
export function renderAt(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
}

/**
 * Renders the site at an address and waits for the page's heading. Pass only what differs from the default: a
 * `scenario`, other behaviors in `mock`, `as: 'admin'` for the admin area.
 */
export async function renderPage(address: Address | '/no-such-page', state: MockOptions = {}) {
  backend.setOptions(state)
  signInAsState()
  queryClient.clear()
  // Loading code can take longer than a query may wait, the first time.
  await preloadPages(address.replace(/[?#].*/, ''))
  const user = userEvent.setup()
  const view = renderAt(address)
  await screen.findByRole('heading', { level: 1 })
  return { user, ...view }
}

/** Renders the site in the window's own history, at an address or where it is. */
export async function openSite(address?: string) {
  if (address) history.pushState(null, '', address)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const user = userEvent.setup()
  render(
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  return user
}

/** Presses what leads to another address, and goes Back before the router has drawn it. */
export async function callOff(press: () => void): Promise<void> {
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    press()
    globalThis.history.back()
    await isBack
  })
}

/** Answers the one request that `hold` keeps open, once it is there. */
export async function releaseHeld(how: 'ok' | 404): Promise<void> {
  const [held] = await waitFor(() => {
    const requests = backend.requests.get().filter(({ isHeld }) => isHeld)
    expect(requests).toHaveLength(1)
    return requests
  })
  backend.release(held?.id ?? '', how)
}
