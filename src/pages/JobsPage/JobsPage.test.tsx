import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '~test/renderPage'

test('a visitor sees every job of the server', async () => {
  await renderPage('/jobs')
  expect(await screen.findByText('30 open jobs')).toBeVisible()
  expect(screen.getAllByText(/^Job \d+$/)).toHaveLength(30)
  expect(screen.getByText('HR Intern')).toHaveAttribute('href', '/jobs/3')
})

test('a visitor is told that there are no jobs, and where to go on', async () => {
  await renderPage('/jobs', { mock: { jobs: 'empty' } })
  expect(await screen.findByText('No job listings available.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
