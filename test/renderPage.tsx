import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { App } from '@/app/App'
import type { MockSetting } from '~mocks/behaviours'
import { setMock } from '~mocks/control'
import { signIn } from './signIn'

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
