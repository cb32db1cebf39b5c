import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { controls } from '@/content/controls'
import { backend } from '~test/backend'
import { renderPage } from '~test/renderPage'

test('each visit asks again, so that no figure outlives the session', async () => {
  const { user } = await renderPage('/admin', { as: 'admin' })
  const goTo = (name: string) => user.click(screen.getByRole('link', { name }))
  await screen.findByText(admin.dashboard.cards[0].label)
  await goTo('Manage Jobs')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Manage Jobs' })).toHaveAttribute('aria-current', 'page'))
  expect(screen.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
  await goTo('Dashboard')
  await screen.findByText(admin.dashboard.cards[0].label)
  expect(backend.requests.get().filter(({ endpoint }) => endpoint === 'dashboard')).toHaveLength(2)
})

// Its ground is their edge.
test('the figure beside the title goes with the totals', async () => {
  const { user } = await renderPage('/admin', { as: 'admin', mock: { dashboard: '503>ok' } })
  await screen.findByText(admin.dashboard.failed)
  const figures = () => document.querySelectorAll('main img[src*=solutions]')
  expect(figures()).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: controls.tryAgain }))
  await screen.findByText(admin.dashboard.cards[0].label)
  expect(figures()).toHaveLength(1)
})
