import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { renderPage } from '~test/renderPage'
import { server } from '~test/server'

test('a visitor sees every job of the server', async () => {
  await renderPage('/jobs')
  expect(await screen.findByText('30 open jobs')).toBeVisible()
  expect(screen.getAllByText(/^Job \d+$/)).toHaveLength(30)
  expect(screen.getByText('HR Intern')).toHaveAttribute('href', '/jobs/3')
})

test('a visitor sees a job twice that the server sends twice, and nothing breaks', async () => {
  server.use(
    http.get('*:5000/api/jobs', () =>
      HttpResponse.json([
        { id: 1, title: 'Nurse' },
        { id: 1, title: 'Nurse' },
      ]),
    ),
  )
  await renderPage('/jobs')
  expect(await screen.findAllByRole('link', { name: 'Nurse' })).toHaveLength(2)
})

test('a visitor sees the other jobs though one has an id that no address can name', async () => {
  server.use(
    http.get('*:5000/api/jobs', () =>
      HttpResponse.json([
        { id: '\uD800', title: 'Broken' },
        { id: 1, title: 'Nurse' },
      ]),
    ),
  )
  await renderPage('/jobs')
  expect(await screen.findByRole('link', { name: 'Nurse' })).toBeVisible()
  expect(screen.queryByText('Broken')).toBeNull()
})

test('a visitor is told that the jobs are on their way', async () => {
  await renderPage('/jobs', { mock: { jobs: 'pending' } })
  expect(screen.getByText('Loading jobs...')).toBeVisible()
})

test('a visitor is told that there are no jobs, and where to go on', async () => {
  await renderPage('/jobs', { mock: { jobs: 'empty' } })
  expect(await screen.findByText('No job listings available.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
})
