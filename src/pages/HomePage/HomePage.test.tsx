import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '~test/renderPage'

test('a featured contract opens its own page, which calls it a contract too', async () => {
  const { user } = await renderPage('/')
  await user.click(screen.getByRole('link', { name: 'Interim Finance Manager' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Interim Finance Manager' })).toBeVisible()
  const facts = within(screen.getByRole('region', { name: 'At a glance' }))
  expect(facts.getByText('Job type').nextElementSibling).toHaveTextContent(/^Contract$/)
})
