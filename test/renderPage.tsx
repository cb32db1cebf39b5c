import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import type { Setting } from '~mocks/control'
import { scenarios } from '~mocks/scenarios'
import { backend } from './backend'
import { signIn } from './signIn'

/**
 * Renders the site at an address and waits for the page's heading. Pass only what differs from the default: a
 * `scenario`, other behaviors in `mock`, `signedIn` for the admin area.
 */
export async function renderPage(
  address: string,
  { signedIn = false, ...setting }: Partial<Pick<Setting, 'scenario' | 'mock'>> & { signedIn?: boolean } = {},
) {
  backend.set(setting)
  const scenario = scenarios[setting.scenario ?? 'everyday']
  if (signedIn || scenario.signedIn !== 'nobody') signIn({ expired: scenario.signedIn === 'expired' })
  queryClient.clear()
  const user = userEvent.setup()
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <App />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })
  return { user, ...view }
}
