import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '~test/renderPage'

const pdf = new File(['%PDF-1.7 and so on'], 'resume.pdf', { type: 'application/pdf' })

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

function field(name: 'Full name' | 'Email' | 'Resume' | 'Cover letter') {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\(.*\\))?( \\*)?$`))
}

async function fillIn() {
  const user = userEvent.setup({ applyAccept: false })
  await user.type(field('Full name'), 'Ilse Marchetti')
  await user.type(field('Email'), 'ilse@example.com')
  return user
}

function submit() {
  return screen.getByRole('button', { name: 'Submit application' })
}

test('a visitor sees which job the application is for', async () => {
  await renderPage('/jobs/2/apply')
  expect(await screen.findByRole('heading', { level: 1, name: 'Apply for Day Surgery Nurse' })).toBeVisible()
})

test('a visitor who leaves everything out is told what is needed', async () => {
  const { user } = await renderPage('/jobs/2/apply')
  await user.click(submit())
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(summary).toHaveTextContent('3 things need your attention')
  expect(field('Full name')).toHaveAccessibleDescription(/Enter your full name\./)
  expect(field('Email')).toHaveAccessibleDescription(/Enter your email address\./)
  expect(field('Resume')).toHaveAccessibleDescription(/Choose your resume as a PDF file\./)
  expect(field('Cover letter')).toBeValid()
})

test('a visitor gets from the summary to the field', async () => {
  const { user } = await renderPage('/jobs/2/apply')
  await user.click(submit())
  await user.click(await screen.findByRole('button', { name: /^Email:/ }))
  expect(field('Email')).toHaveFocus()
})

test('a visitor who chose a picture named .pdf reads why beside the field', async () => {
  await renderPage('/jobs/2/apply')
  const user = await fillIn()
  await user.upload(field('Resume'), new File(['GIF89a'], 'resume.pdf', { type: 'application/pdf' }))
  await user.click(submit())
  await screen.findByRole('alert')
  expect(field('Resume')).toHaveAccessibleDescription(/it is not a PDF inside/)
})

test('a visitor applies: the form is cleared, nothing typed is logged or kept', async () => {
  await renderPage('/jobs/2/apply')
  const user = await fillIn()
  await user.type(field('Cover letter'), 'From May on')
  await user.upload(field('Resume'), pdf)
  expect(JSON.stringify(sessionStorage)).toContain('From May on')
  await user.click(submit())

  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Application submitted successfully!')
  expect(notice).toHaveFocus()
  for (const name of ['Full name', 'Email', 'Cover letter', 'Resume'] as const) expect(field(name)).toHaveValue('')
  expect(field('Resume').files).toHaveLength(0)
  expect(console.info).toHaveBeenCalledExactlyOnceWith('Application form submitted')
  expect(JSON.stringify(sessionStorage)).not.toContain('application')
})

test('a visitor who starts over after applying is not told of faults', async () => {
  await renderPage('/jobs/2/apply')
  const user = await fillIn()
  await user.upload(field('Resume'), pdf)
  await user.click(submit())
  await screen.findByText('Application submitted successfully!')
  await user.type(field('Email'), 'il')
  await user.type(field('Full name'), 'I')
  expect(field('Email')).not.toHaveAttribute('aria-invalid')
  expect(screen.getByText('Application submitted successfully!')).toBeVisible()
})

test('a visitor who comes back finds what was typed, and no complaint', async () => {
  const { unmount } = await renderPage('/jobs/2/apply')
  await fillIn()
  unmount()
  await renderPage('/jobs/2/apply')
  expect(field('Full name')).toHaveValue('Ilse Marchetti')
  expect(field('Email')).toHaveValue('ilse@example.com')
  expect(field('Resume')).toBeValid()
})

test.each(['pending', 'error', 'offline'] as const)('a visitor applies though the job call is "%s"', async (job) => {
  await renderPage('/jobs/2/apply', { mock: { job } })
  expect(screen.getByRole('heading', { level: 1, name: 'Apply for this job' })).toBeVisible()
  const user = await fillIn()
  await user.upload(field('Resume'), pdf)
  await user.click(submit())
  expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
})

test('a visitor is told that there is no such job, with a way on', async () => {
  await renderPage('/jobs/999/apply')
  expect(await screen.findByText('Job not found.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See more jobs' })).toHaveAttribute('href', '/jobs-listing')
})
