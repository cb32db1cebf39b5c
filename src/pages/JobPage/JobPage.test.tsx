import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setMock } from '~mocks/control'
import { renderPage } from '~test/renderPage'

test('a visitor reads a job and finds the way to apply', async () => {
  await renderPage('/jobs/2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
  expect(screen.getByText('$58,000')).toBeVisible()
  expect(screen.getByText(/^Three fixed days a week/)).toBeVisible()
  expect(screen.getByText(/^Registration with the College/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/jobs/2/apply')
  await waitFor(() => expect(document.title).toBe('Day Surgery Nurse | Alderway'))
})

test('a visitor waits for a job under one heading', async () => {
  await renderPage('/jobs/2', { mock: { job: 'pending' } })
  expect(screen.getByText('Loading job details...')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})

test('a visitor is told that there is no such job', async () => {
  await renderPage('/jobs/999')
  expect(await screen.findByText('Job not found.')).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test.each(['error', '503', 'offline', 'malformed', 'mismatch'] as const)(
  'a visitor is told that a job could not be loaded (%s)',
  async (job) => {
    await renderPage('/jobs/2', { mock: { job } })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load job details. Please try again.')
  },
)

test('a visitor tries again and reads the job', async () => {
  const { user } = await renderPage('/jobs/2', { mock: { job: 'error' } })
  await screen.findByRole('alert')
  setMock({})
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
})
