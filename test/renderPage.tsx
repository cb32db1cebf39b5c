import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { useAuth } from '@/stores/auth'
import type { MockSetting } from '~mocks/behaviours'
import { setMock } from '~mocks/control'
import { db } from '~mocks/model'

/** Signs the demo's admin in, on both sides. */
export function signIn(): void {
  const token = 'a-token-of-the-tests'
  db.session.create({ token, userId: 1, expiresAt: Date.now() + 60_000 })
  useAuth.getState().signIn(token)
}

/**
 * Opens the whole site at an address and waits for the page's heading. State only what differs from the everyday:
 * `mock` puts endpoints into another behaviour, `signedIn` opens the admin area.
 */
export async function renderPage(
  address: string,
  { mock = {}, signedIn = false }: { mock?: MockSetting; signedIn?: boolean } = {},
) {
  setMock(mock)
  if (signedIn) signIn()
  const user = userEvent.setup()
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  return { user, ...view }
}
