import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { admin } from '@/content/admin'
import { controls } from '@/content/controls'
import { renderPage } from '~test/renderPage'

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
