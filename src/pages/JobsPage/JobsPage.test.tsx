import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend } from '~test/backend'
import { callOff, openSite, releaseHeld } from '~test/renderPage'

const keyword = () => screen.getByRole('searchbox', { name: 'Job or place' })

function choose(option: string): void {
  fireEvent.click(within(screen.getByRole('navigation', { name: 'Narrow the list' })).getByText(option))
}

test('what is typed while the jobs load is searched for when a filter is chosen', async () => {
  backend.setOptions({ mock: { jobs: 'hold' } })
  const user = await openSite('/jobs')
  await user.type(keyword(), 'engineer')
  await releaseHeld('ok')
  await screen.findByRole('link', { name: 'Network Engineer' })
  choose('Full-Time')
  await waitFor(() => expect(location.search).toBe('?q=engineer&type=Full-Time'))
  expect(keyword()).toHaveValue('engineer')
})

test('the first page of what is typed is not skipped', async () => {
  backend.setOptions({ scenario: 'big-catalog' })
  const user = await openSite('/jobs?page=2')
  await screen.findByText(/^Page 2 of/)
  await user.type(keyword(), 'engineer')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(location.search).toBe('?q=engineer'))
})

test('a filter that Back has called off does not come with the next one', async () => {
  await openSite('/jobs')
  await screen.findByRole('link', { name: 'Network Engineer' })
  await callOff(() => choose('Full-Time'))
  choose('Senior Level')
  await waitFor(() => expect(location.search).toBe('?level=Senior+Level'))
})
