import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { backend } from '~test/backend'
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

test('a visitor who tried again has lost neither the place nor the focus when the job comes', async () => {
  const { user } = await renderPage('/jobs/2', { mock: { job: 'error' } })
  await screen.findByRole('alert')
  backend.set({})
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })
  expect(document.activeElement).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(document.body).not.toHaveFocus()
})

test('a visitor is led on to three jobs like the one on screen', async () => {
  const { user } = await renderPage('/jobs/2')
  const related = within(await screen.findByRole('region', { name: 'Related jobs' }))
  const titles = related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toHaveLength(3)
  expect(titles).not.toContain('Day Surgery Nurse')
  const next = titles[0] ?? ''
  await user.click(related.getByRole('link', { name: next }))
  expect(await screen.findByRole('heading', { level: 1, name: next })).toBeVisible()
})

test('a visitor prints a job, and the sheet says where to apply', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const { user } = await renderPage('/jobs/2')
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(screen.getByText(/^Apply at http:.*\/jobs\/2\/apply$/)).toBeInTheDocument()
})

test('a visitor shares the address of the job on screen', async () => {
  const { user } = await renderPage('/jobs/2')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(/\/jobs\/2$/)
})

test('what was said of sharing one job is not said of the next, also where that one is shown at once', async () => {
  const { user } = await renderPage('/jobs/2')
  const related = async () => within(await screen.findByRole('region', { name: 'Related jobs' }))
  const there = (await related()).getAllByRole('link')[0]?.textContent ?? ''
  await user.click((await related()).getByRole('link', { name: there }))
  await screen.findByRole('heading', { level: 1, name: there })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied.')).toBeVisible()
  await user.click((await related()).getByRole('link', { name: 'Day Surgery Nurse' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Day Surgery Nurse' })).toBeVisible()
  expect(screen.queryByText('Link copied.')).not.toBeInTheDocument()
})
